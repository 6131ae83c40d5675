/** Ends with 0 when the process in this container can work. A worker answers on the port of its figures alone. */
const { ROLE, PORT = '3000', METRICS_PORT = '9464' } = process.env;
const address =
  ROLE === 'worker' ? `http://127.0.0.1:${METRICS_PORT}/ready` : `http://127.0.0.1:${PORT}/api/ready/`;

const isReady = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
