import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLog } from '../process/log.ts';
import { sweepMails } from './mail-files.ts';
import { createMailer } from './mailer.ts';

it('a mail that was written to a file goes when its link has ended, and no sooner', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'afc-mails-'));
  const config = readConfig({ AFC_DATA: dataFolder });
  const now = new Date();
  const sweep = () => sweepMails({ config, now: () => now });
  await sweep(); // there is no folder yet

  const folder = join(dataFolder, 'mail');
  const mailer = createMailer(config, createLog({ logLevel: 'silent' }));
  mailer.later(async () => ({ to: 'ada@example.org', subject: 'AFC', text: 'a link' }));
  await mailer.close();
  const [mail = ''] = await readdir(folder);
  // Whoever reads it may choose the password.
  expect((await stat(join(folder, mail))).mode & 0o077).toBe(0);
  await writeFile(join(folder, 'saved.eml'), 'somebody keeps this one');
  const written = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
  await utimes(join(folder, 'saved.eml'), written(90), written(90));

  await utimes(join(folder, mail), written(59), written(59));
  await sweep();
  expect((await readdir(folder)).toSorted()).toEqual([mail, 'saved.eml'].toSorted());
  await utimes(join(folder, mail), written(61), written(61));
  await sweep();
  expect(await readdir(folder)).toEqual(['saved.eml']);
  await rm(dataFolder, { recursive: true });
});
