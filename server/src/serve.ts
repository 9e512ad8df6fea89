import { createApp } from './app.ts';
import type { Services } from './start-services.ts';

export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

/** Listens; closing finishes the requests under way. */
export async function serve({ context }: Services): Promise<Serving> {
  const { host, port } = context.config;
  const app = await createApp(context);
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new Error(`The port ${port} is taken on ${host}; set PORT to another one.`);
    throw error;
  }
  return { address: context.config.publicUrl, close: () => app.close() };
}
