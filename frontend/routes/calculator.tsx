import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

export const calculatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calculator',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../features/calculator/calculator-page.tsx'), 'CalculatorPage'),
});
