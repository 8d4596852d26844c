/**
 * Opens a new connection for each request of the tests of running sites. The runtime closes a connection that was idle for
 * five seconds and does not announce it, as HTTP allows. A browser then sends the request again. Node does not: a test that
 * was busy meanwhile would fail with "fetch failed" or "socket hang up".
 */
import http from 'node:http';
import { Agent, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new Agent({ pipelining: 0 }));
http.globalAgent = new http.Agent({ keepAlive: false });
