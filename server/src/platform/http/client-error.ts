import type { Socket } from 'node:net';
import { AppError } from '../base/errors.ts';
import { errorReply } from './error-reply.ts';

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The answer to what is not even a request; it has the shape of every other error. */
export function replyToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const body = JSON.stringify(errorReply(new AppError('badRequest'), 'en'));
    socket.write(
      `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}
