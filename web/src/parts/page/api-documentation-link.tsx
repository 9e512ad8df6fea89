import { documentationPath } from '@afc/contract/endpoints';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

/** It opens in a tab of its own, because the page may show a key that is never shown again. */
export const apiDocumentationLink = (text: ReactNode) => (
  <Anchor href={documentationPath} target="_blank" rel="noreferrer" underline="always" inherit>
    {text}
  </Anchor>
);
