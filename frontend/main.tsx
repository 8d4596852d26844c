import './styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { createAppRouter } from './router.tsx';
import { isForMembers } from './session/for-members.ts';
import { waitForInstallOffer } from './session/install-offer.ts';

waitForInstallOffer();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root.');
if (isForMembers())
  await (await import('./features/accounts/members/guard.ts')).guard(router, queryClient, root);

/** The longest time that the first screen waits for its fonts, in milliseconds. */
const FONT_MS = 1_000;

/**
 * True if the page shows Greek. Before the first screen, the page waits for the fonts of its Hebrew or Greek text. If
 * the text were shown in another font first, its lines would change and everything below it would move. The head of the
 * page loads these fonts together with the first script, so the wait is usually short.
 */
const hasGreek = document.querySelector('[data-greek]:not([media])') !== null;
await Promise.race([
  document.fonts.load('1em Literata, "Cardo Hebrew"', hasGreek ? 'אλἐ' : 'א').catch(() => []),
  new Promise((resolve) => setTimeout(resolve, FONT_MS)),
]);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
