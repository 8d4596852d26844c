import { testMainFlows } from './engines/main-flows.ts';
import { overHttps } from './engines/tls.ts';
import { startWebKit } from './engines/webkit.ts';

testMainFlows('WebKitGTK', startWebKit, overHttps);
