import { codeOf } from '../../platform/base/error-code.ts';

/** Why nobody can listen there, in a sentence for whoever starts AFC. */
export function listenProblem(error: unknown, { host, port }: { host: string; port: number }): string {
  const code = codeOf(error) ?? 'unknown reason';
  if (code === 'EADDRINUSE') return `The port ${port} is taken on ${host}: set PORT to another one.`;
  if (code === 'EACCES') return `The port ${port} needs more rights than this user has: set PORT to one above 1023.`;
  return `AFC cannot listen on ${host} (${code}): set HOST to an address of this machine.`;
}
