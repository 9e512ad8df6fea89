import { apiKeyHeader, secretKeyHeader } from '@afc/contract/credentials';
import { emptyPerson } from '@afc/contract/person';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { samplePicture, upload } from '../../testing/petitions.ts';
import { storedPictures } from '../../testing/traces.ts';

const app = await createTestApp();
afterAll(() => app.close());
const admin = await app.as('Administrator');
const photo = await samplePicture('geronimo');

/** Does it while the picture of the next upload is on its way. */
function duringUpload(meanwhile: () => Promise<unknown>): void {
  const { images } = app.context;
  const put = images.put.bind(images);
  vi.spyOn(images, 'put').mockImplementationOnce(async (...picture) => {
    await meanwhile();
    await put(...picture);
  });
}

describe('an upload under way', () => {
  it('is refused at its end where its sender was disabled meanwhile, and leaves nothing', async () => {
    const { client, staff } = await app.as('Operator');
    duringUpload(() => admin.client('disableStaff', { params: { id: staff.id } }));
    expect(await failure(upload(client, emptyPerson, [photo]))).toMatchObject({ status: 401, code: 'sessionExpired' });
    expect((await admin.client('postPetitions', { body: {} })).totalResults).toBe(0);
    expect(await storedPictures(app.context)).toBe(0);
  });

  it('is refused at its end where its credentials were revoked meanwhile', async () => {
    const { _id, apiKey, secretKey } = await admin.client('generateCredentials', { body: { name: 'shop' } });
    const client = app.clientWith({ [apiKeyHeader]: apiKey, [secretKeyHeader]: secretKey });
    duringUpload(() => admin.client('revokeCredentials', { params: { id: _id } }));
    const refusal = { status: 401, code: 'credentialsNotValid' };
    expect(await failure(upload(client, emptyPerson, [photo]))).toMatchObject(refusal);
    expect((await admin.client('postPetitions', { body: {} })).totalResults).toBe(0);
  });
});
