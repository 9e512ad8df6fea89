import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { holdGallery, lockGallery } from '../../engines/gallery/store.ts';
import { sql } from '../../platform/database/sql.ts';
import { type ImageStore, ImageStoreUnavailable } from '../../platform/images/image-store.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { samplePicture, screened, settled, upload, uploadForm } from '../../testing/petitions.ts';
import { makeRecord } from '../../testing/records.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { storedPictures, tablesWith } from '../../testing/traces.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { processPetition } from '../processing/process.ts';
import { sweepSearchNames } from '../records/sweep-search-names.ts';

const app = await createTestApp();
const worker = await app.startWorker();
afterAll(async () => {
  await worker.stop();
  await app.close();
});
const { client } = await app.as('Administrator');

const erase = (id: string, comment = '') => client('eraseResult', { params: { id }, body: { comment } });

/** Begins while somebody is just being erased, and has to wait until the person is gone. */
async function whileErasing<T>(id: string, begin: () => Promise<T>): Promise<T> {
  const { db } = app.context;
  const { begun } = await db.transaction(async (tx) => {
    await lockGallery(tx);
    await tx.query(sql`delete from petitions where id = ${id}`);
    const answer = begin();
    await somebodyWaits(db);
    return { begun: answer };
  });
  return begun;
}

describe('erasing a person', () => {
  it('leaves nothing of the person, neither picture nor face, and the matching case without them', async () => {
    const person = {
      firstname: 'Quenby',
      lastname: 'Vanishing',
      email: 'quenby@example.org',
      dateBirth: '1971-03-04',
      docId: 'QV-998877',
      docType: 'PASSPORT',
    };
    const picture = await samplePicture('geronimo');
    const gone = await screened(client, person, [picture]);
    const pictures = await storedPictures(app.context);
    const stays = await screened(client, { firstname: 'Somebody', lastname: 'Else' }, [picture]);
    expect(stays.matchList).toMatchObject([{ recordId: gone._id, lastname: 'Vanishing' }]);
    expect(await tablesWith(app.context, 'vanishing')).not.toEqual([]);

    expect(await erase(gone._id, 'asked for it')).toEqual({ ok: true });

    await expect(client('result', { params: { id: gone._id } })).rejects.toMatchObject({ status: 404 });
    await expect(erase(gone._id)).rejects.toMatchObject({ status: 404 });
    await sweepSearchNames(app.context);
    for (const value of [person.firstname, person.lastname, person.email, person.dateBirth, person.docId, '998877'])
      expect(await tablesWith(app.context, value), value).toEqual([]);
    expect(await storedPictures(app.context)).toBe(pictures);
    const orphan = await client('result', { params: { id: stays._id } });
    expect(orphan).toMatchObject({ resultStatus: stays.resultStatus });
    expect(orphan.matchList).toMatchObject([{ recordId: null, lastname: '', pictures: [] }]);
    // The gallery in memory follows a moment later: the face is nobody's any more.
    await waitFor(async () => (await client('policy', {})).gallerySize === 1 || undefined);
  });

  it('is done though the picture store is away: what is left there is swept as nobody’s', async () => {
    const gone = await screened(client, { firstname: 'Away' }, [await samplePicture('geronimo')]);
    const remove = vi.spyOn(app.context.images, 'delete').mockRejectedValue(new ImageStoreUnavailable('away'));
    expect(await erase(gone._id)).toEqual({ ok: true });
    remove.mockRestore();
    await expect(client('result', { params: { id: gone._id } })).rejects.toMatchObject({ status: 404 });
  });

  it('leaves matching cases to decide about, but not the switch of nobody', async () => {
    const gone = await makeRecord(app.context, {});
    const faceMatches = [gone];
    const stays = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai', faceMatches });
    await erase(gone);
    const result = await client('result', { params: { id: stays } });
    expect(result.matchList).toMatchObject([{ recordId: null, immovable: true }]);
    const moved = result.matchList.map((match) => ({ ...match, resultStatus: 'blacklist' as const }));
    await expect(client('appliedChanges', { body: { ...result, matchList: moved } })).rejects.toMatchObject({
      status: 409,
    });
    const applied = await client('appliedChanges', { body: { ...result, resultStatus: 'clear' } });
    expect(applied).toMatchObject({ resultStatus: 'clear' });
  });

  it('lets a check that is just about to match the person end without them, at its first try', async () => {
    const email = 'leaving@example.org';
    const gone = await makeRecord(app.context, { person: { email } });
    const picture = await samplePicture('marie-curie');
    const { _id } = await whileErasing(gone, () => client('userProcess', { body: uploadForm({ email }, [picture]) }));
    expect(await settled(client, _id, 'check')).toMatchObject({ status: 'processed', resultStatus: 'clear' });
    const [job] = await app.context.db.query(sql`select retry_count from pgboss.job where id = ${_id}`);
    expect(job).toEqual({ retry_count: 0 });
  });

  it('waits for whoever is just comparing with the person', async () => {
    const id = await makeRecord(app.context, {});
    const { db } = app.context;
    const { erasing } = await db.transaction(async (tx) => {
      await holdGallery(tx);
      const begun = erase(id);
      await somebodyWaits(db);
      return { erasing: begun };
    });
    expect(await erasing).toEqual({ ok: true });
  });

  it('refuses the switch of somebody who is erased in that moment', async () => {
    const gone = await makeRecord(app.context, {});
    const stays = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai', faceMatches: [gone] });
    const { _id, version, resultStatus, matchList } = await client('result', { params: { id: stays } });
    const moved = matchList.map((match) => ({ _id: match._id, resultStatus: 'blacklist' as const }));
    const answer = await whileErasing(gone, () =>
      failure(client('appliedChanges', { body: { _id, version, resultStatus, matchList: moved } })),
    );
    expect(answer).toMatchObject({ status: 409, code: 'recordChanged' });
    expect((await client('result', { params: { id: stays } })).matchList).toMatchObject([{ confirmedMatch: false }]);
  });

  it('is told in the trail by who did it and why, and counts no longer', async () => {
    const id = await makeRecord(app.context, { resultStatus: 'blacklist', source: 'staff' });
    const before = await client('analytics', {});
    await erase(id, 'court order');
    const { resultList } = await client('audit', { query: { subject: id } });
    expect(resultList[0]).toMatchObject({
      action: 'result.erased',
      actorKind: 'staff',
      before: { kind: 'user', status: 'processed', resultStatus: 'blacklist', source: 'staff' },
      after: { comment: 'court order' },
      subjectLocation: null,
    });
    expect(await client('analytics', {})).toMatchObject({
      totalUsers: before.totalUsers - 1,
      blacklist: before.blacklist - 1,
    });
  });

  it('reaches petitions that failed', async () => {
    const whole = await samplePicture('marie-curie');
    const failed = await upload(client, { lastname: 'Faceless' }, [whole.subarray(0, whole.length / 3)]);
    expect(await settled(client, failed)).toMatchObject({ status: 'failed' });
    await erase(failed);
    const { resultList } = await client('postPetitions', { body: { lastname: 'Faceless' } });
    expect(resultList).toEqual([]);
    const trail = await client('audit', { query: { subject: failed } });
    expect(trail.resultList[0]?.before).toEqual({ kind: 'user', status: 'failed' });
  });

  it('leaves no picture of somebody whom a worker is just looking at', async () => {
    const idle = await createTestApp();
    const { client: administrator } = await idle.as('Administrator');
    const photos = await Promise.all([samplePicture('geronimo'), samplePicture('marie-curie')]);
    const id = await upload(administrator, { lastname: 'Vanishing' }, photos);
    const { images } = idle.context;
    // Erased in the moment in which the first photo is looked at and its copies are about to be written.
    let erasing: Promise<unknown> | undefined;
    const busy: ImageStore = {
      put: async (...picture) => {
        erasing ??= administrator('eraseResult', { params: { id }, body: {} });
        await erasing;
        await images.put(...picture);
      },
      get: (key) => images.get(key),
      getStream: (key) => images.getStream(key),
      delete: (key) => images.delete(key),
      list: () => images.list(),
      removeUnfinished: (before) => images.removeUnfinished(before),
    };
    const outcome = await processPetition({ ...idle.context, images: busy }, id).catch((error: unknown) => error);
    const left = await storedPictures(idle.context);
    await idle.close();
    expect({ outcome, left }).toEqual({ outcome: undefined, left: 0 });
  });

  it('is for Administrators, and not for test checks or what does not exist', async () => {
    const id = await makeRecord(app.context, {});
    for (const role of ['Operator', 'Developer'] as const) {
      const staff = await app.as(role);
      await expect(staff.client('eraseResult', { params: { id }, body: {} })).rejects.toMatchObject({ status: 403 });
    }
    expect(await client('result', { params: { id } })).toMatchObject({ _id: id });
    const test = await makeRecord(app.context, { kind: 'test' });
    for (const other of [test, randomUUID(), 'nobody'])
      await expect(erase(other)).rejects.toMatchObject({ status: 404 });
    expect(await client('testResult', { params: { id: test } })).toMatchObject({ _id: test });
  });
});
