import { startFirefox } from './engines/firefox.ts';
import { testMainFlows } from './engines/main-flows.ts';

testMainFlows('Firefox', startFirefox);
