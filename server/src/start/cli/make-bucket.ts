import type { Command } from 'commander';
import { StartProblem } from '../../platform/base/start-problem.ts';
import { readConfig } from '../../platform/config/config.ts';
import { S3Store } from '../../platform/images/s3-store.ts';
import { print, type Terminal } from './terminal.ts';

export function addMakeBucketCommand(program: Command, terminal: Terminal): void {
  program
    .command('make-bucket')
    .description('make the bucket S3_BUCKET for pictures, unless it is there')
    .action(async () => {
      const { s3 } = readConfig(terminal.env);
      if (!s3) throw new StartProblem('No S3 is set up: S3_ENDPOINT and S3_BUCKET name where the bucket should be.');
      const isNew = await new S3Store(s3).makeBucket();
      print(terminal, isNew ? `The bucket ${s3.bucket} was made.` : `The bucket ${s3.bucket} was there already.`);
    });
}
