import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resetLinkLifetimeSeconds } from '@afc/contract/limits';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { SentMail } from './mail.ts';

const folderOf = ({ dataFolder }: Pick<Config, 'dataFolder'>) => join(dataFolder, 'mail');
const isMail = (name: string) => /^[0-9a-f-]{36}\.eml$/.test(name);

export async function writeMail(config: Config, log: Logger, mail: SentMail): Promise<void> {
  // Needed for the first mail only: AFC starts without it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail(mail);
  const folder = folderOf(config);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${randomUUID()}.eml`);
  await writeFile(file, message, { mode: 0o600 });
  log.info({ file }, 'no SMTP_URL is set: the mail was written to a file');
}

/** Removes the mails whose links have ended: what is left of them is somebody's address. */
export async function sweepMails({ config, now }: { config: Config; now: () => Date }): Promise<void> {
  const folder = folderOf(config);
  const before = now().getTime() - resetLinkLifetimeSeconds * 1000;
  if (!existsSync(folder)) return; // no mail was ever written
  for (const file of (await readdir(folder)).filter(isMail).map((name) => join(folder, name))) {
    const found = await stat(file).catch(() => undefined); // another process was first
    if (found && found.mtimeMs <= before) await rm(file, { force: true });
  }
}
