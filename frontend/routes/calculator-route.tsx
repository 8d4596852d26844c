import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { CALCULATOR_SEARCH } from '../addresses/calculator-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

export const calculatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calculator',
  ...searchOptions(CALCULATOR_SEARCH),
  component: lazyRouteComponent(() => import('../features/calculator/calculator-page.tsx'), 'CalculatorPage'),
});
