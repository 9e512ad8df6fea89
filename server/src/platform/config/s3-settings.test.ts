import { expect, it } from 'vitest';
import { z } from 'zod';
import { readS3Settings, s3Variables } from './s3-settings.ts';

const read = (env: Record<string, string>) => readS3Settings(z.object(s3Variables).parse(env));
const complete = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'b',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

it('leaves pictures in the data folder when nothing is set', () => {
  expect(read({})).toBeUndefined();
});

it('reads the whole configuration', () => {
  expect(read({ ...complete, S3_REGION: 'eu-1', S3_PATH_STYLE: 'false', S3_DIRECT_READS: 'true' })).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'b',
    region: 'eu-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
    pathStyle: false,
    directReads: true,
  });
});

it('names what half a configuration lacks', () => {
  const { S3_BUCKET: _, ...half } = complete;
  expect(() => read(half)).toThrow('S3_BUCKET');
});
