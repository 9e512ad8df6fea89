import { afterAll, expect, it } from 'vitest';
import { S3Server } from '../../platform/images/testing/s3-server.ts';
import { runCommand } from '../../testing/terminal.ts';

const server = new S3Server('pictures', { accessKeyId: 'id', secretAccessKey: 'key', region: 'eu-south-2' });
const port = await server.listen();
afterAll(() => server.close());

const env = {
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-south-2',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

it('make-bucket makes the bucket once', async () => {
  server.hasBucket = false;
  const made = { exitCode: 0, output: 'The bucket pictures was made.\n', messages: '' };
  expect(await runCommand(['make-bucket'], { env })).toEqual(made);
  const there = { ...made, output: 'The bucket pictures was there already.\n' };
  expect(await runCommand(['make-bucket'], { env })).toEqual(there);
});

it('make-bucket says in one sentence what is wrong', async () => {
  expect(await runCommand(['make-bucket'])).toMatchObject({
    exitCode: 1,
    messages: 'No S3 is set up: S3_ENDPOINT and S3_BUCKET name where the bucket should be.\n',
  });
  expect(await runCommand(['make-bucket'], { env: { ...env, S3_SECRET_ACCESS_KEY: 'wrong' } })).toMatchObject({
    exitCode: 1,
    messages: 'The picture store answered 403 (SignatureDoesNotMatch).\n',
  });
});
