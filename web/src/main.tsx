import '@fontsource-variable/inter/index.css';
import './theme/mantine.css';
import './theme/global.css';
import './theme/high-contrast.css';
import './theme/touch.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sayFailure } from './api/failures.ts';
import { queryClient } from './api/query-client.ts';
import { NotFetched } from './api/script-on-demand.ts';
import { LanguageProvider, language, speak } from './language/language.tsx';
import { keepFocus } from './parts/page/keep-focus.ts';
import { router } from './router.tsx';
import { ForbiddenPage } from './session/guard.ts';
import { endToken } from './session/log-out.ts';
import { followOtherTabs } from './session/session.ts';
import { answerOtherTabs } from './session/unsent-elsewhere.ts';
import { colorSchemes } from './theme/color-scheme.ts';
import { printInLight } from './theme/print.ts';
import { cssVariables, theme } from './theme/theme.ts';
import { typeface } from './theme/typeface.ts';

await Promise.all([speak(language.get()), typeface()]);
printInLight();
followOtherTabs(endToken);
answerOtherTabs();
keepFocus();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// That somebody may not open a page, or has no network, is no trouble of the page's.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ForbiddenPage || error instanceof NotFetched)) reportError(error);
};
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <LanguageProvider onFailure={sayFailure}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
