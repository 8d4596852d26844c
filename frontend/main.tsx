import './styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { createAppRouter } from './router.tsx';
import { isForMembers } from './session/for-members.ts';
import { waitForInstallOffer } from './session/install-offer.ts';
import { takeOver } from './take-over.ts';

waitForInstallOffer();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root.');
if (isForMembers())
  await (await import('./features/accounts/members/guard.ts')).guard(router, queryClient, root);

const app = createRoot(root);
const show = () => {
  // What was hidden in the drawn page (public/theme.js), the app leaves out.
  delete document.documentElement.dataset.without;
  app.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
};
const drawn = root.querySelector('[data-drawn]');
if (drawn === null) show();
else {
  await router.load();
  takeOver(drawn, () => flushSync(show));
}
