import { documentationPath } from '@afc/contract/endpoints';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

/** In a window of its own: beside it stand keys that are shown once. */
export const apiDocumentationLink = (text: ReactNode) => (
  <Anchor href={documentationPath} target="_blank" rel="noreferrer" underline="always" inherit>
    {text}
  </Anchor>
);
