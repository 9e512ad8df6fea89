// For health checks of containers, whose images have no program that asks by HTTP: exit code 0 while the AFC of this
// machine answers that it is ready.
const { PORT = '', HOST = '' } = process.env;
const host = ['', '0.0.0.0', '::'].includes(HOST.trim()) ? '127.0.0.1' : HOST.trim();
const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT.trim() || 3000}/readyz`;
try {
  const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(6_000) });
  process.stdout.write(`${address} answers ${status}\n`);
  process.exitCode = ok ? 0 : 1;
} catch {
  process.stdout.write(`${address} does not answer\n`);
  process.exitCode = 1;
}
