import { createWorkerPool, type WorkerPool } from '@afc/screening/threads/worker-pool';
import { startWorkerThread } from '@afc/screening/threads/worker-thread';
import type { ReportInput } from './report-input.ts';

export interface ReportRenderer {
  render(input: ReportInput): Promise<Buffer>;
  close(): Promise<void>;
}

/** Makes reports on a thread of their own, so that requests are answered meanwhile. It starts with the first report. */
export function createReportRenderer(): ReportRenderer {
  let pool: WorkerPool<ReportInput, Uint8Array<ArrayBuffer>> | undefined;
  return {
    async render(input) {
      pool ??= createWorkerPool({ size: 1, start: () => startWorkerThread('report-thread', import.meta.url) });
      const bytes = await pool.ask(input);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    async close() {
      await pool?.close();
    },
  };
}
