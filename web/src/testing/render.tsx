import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { sayFailure } from '../api/failures.ts';
import { queryClient } from '../api/query-client.ts';
import { LanguageProvider } from '../language/language.tsx';
import { theme } from '../theme/theme.ts';

/** Renders a part with everything the page gives it: theme, language, queries, and a router for its links. */
export async function renderPart(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{part}</main> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return render(
    <MantineProvider env="test" theme={theme} withCssVariables={false}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider onFailure={sayFailure}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
