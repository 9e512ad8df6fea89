import { emptyPerson } from '@afc/contract/person';
import { notFace } from '@afc/screening/faces/fixtures/samples';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { lockGallery } from '../../engines/gallery/store.ts';
import { sql } from '../../platform/database/sql.ts';
import { storedName } from '../../platform/images/picture-key.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, screened, settled, upload, uploadForm } from '../../testing/petitions.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';

const app = await createTestApp({ now: () => new Date('2026-06-15T12:00:00Z') });
afterAll(() => app.close());
await app.startWorker();
const { client } = await app.as('Operator');

const failed = async (pictures: Buffer[]) => settled(client, await upload(client, {}, pictures));

describe('a petition that cannot be compared', () => {
  it('fails when no face is found, and shows the picture', async () => {
    expect(await failed([notFace('cat.jpg')])).toMatchObject({
      status: 'failed',
      resultStatus: null,
      failureReason: 'noFace',
      failureMessage: 'No face was found in the picture.',
      pictures: [{ thumbnailUrl: expect.any(String), flaws: ['noFace'] }],
    });
  });

  it('fails when the file is no picture inside', async () => {
    const torn = (await samplePicture('grace-hopper')).subarray(0, 3_000);
    const petition = await failed([torn]);
    expect(petition).toMatchObject({ status: 'failed', failureReason: 'unreadable' });
    const history = await client('resultHistory', { params: { id: petition._id } });
    expect(history.resultList[0]).toMatchObject({ action: 'petition.failed', after: 'unreadable' });
  });

  it.each<[string, string, (photo: Sharp) => Sharp]>([
    ['tooSmall', 'The face in the picture is too small.', (photo) => photo.resize({ width: 26 })],
    ['tooBlurred', 'The face in the picture is too blurred.', (photo) => photo.blur(7)],
    ['tooDark', 'The face in the picture is too dark.', (photo) => photo.linear(0.04, 0)],
    ['tooBright', 'The face in the picture is overexposed.', (photo) => photo.linear(2.5, 0)],
  ])('says that the face is %s', async (failureReason, failureMessage, change) => {
    const photo = await change(sharp(await samplePicture('henry-moseley')))
      .png()
      .toBuffer();
    expect(await failed([photo])).toMatchObject({ status: 'failed', failureReason, failureMessage });
  });

  it('fails when several faces are alike in size', async () => {
    const [left, right] = await Promise.all(
      (['grace-hopper', 'eileen-collins'] as const).map(async (name) =>
        sharp(await samplePicture(name))
          .resize(400, 500, { fit: 'cover' })
          .toBuffer(),
      ),
    );
    const both = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#fff' } })
      .composite([
        { input: left ?? Buffer.alloc(0), left: 0, top: 0 },
        { input: right ?? Buffer.alloc(0), left: 400, top: 0 },
      ])
      .jpeg()
      .toBuffer();
    expect(await failed([both])).toMatchObject({ status: 'failed', failureReason: 'severalFaces' });
  });
});

describe('the same face again', () => {
  it.each([
    ['rotated', (photo: Buffer) => sharp(photo).rotate(90).jpeg().toBuffer()],
    ['smaller', (photo: Buffer) => sharp(photo).resize(220).jpeg().toBuffer()],
    ['darker', (photo: Buffer) => sharp(photo).modulate({ brightness: 0.5 }).jpeg().toBuffer()],
    ['cropped, as PNG', async (photo: Buffer) => cropped(photo)],
  ])('%s is a match', async (_, change) => {
    const photo = await samplePicture('henry-moseley');
    const known = await client('listClear', { body: { lastname: 'Moseley' } });
    if (known.totalResults === 0) await screened(client, { lastname: 'Moseley' }, [photo]);
    const result = await screened(client, {}, [await change(photo)]);
    expect(result.resultStatus).toBe('consider');
    expect(result.matchList.some(({ lastname, source }) => lastname === 'Moseley' && source === 'ai')).toBe(true);
  });

  async function cropped(photo: Buffer): Promise<Buffer> {
    const { width, height } = await sharp(photo).metadata();
    const area = {
      left: Math.round(width * 0.1),
      top: 0,
      width: Math.round(width * 0.8),
      height: Math.round(height * 0.9),
    };
    return sharp(photo).extract(area).png().toBuffer();
  }

  it('at the same moment is found by whichever of the two is written second, at its first try', async () => {
    const photo = await samplePicture('victor-emmanuel-iii');
    const { db } = app.context;
    const ids = await db.transaction(async (tx) => {
      await lockGallery(tx);
      const uploads = await Promise.all(['one', 'two'].map((firstname) => upload(client, { firstname }, [photo])));
      // Both have searched, and neither is enrolled yet.
      await somebodyWaits(db, 2);
      return uploads;
    });
    const petitions = await Promise.all(ids.map((id) => settled(client, id)));
    expect(petitions.map(({ resultStatus }) => String(resultStatus)).toSorted()).toEqual(['clear', 'consider']);
    const jobs = await db.query(sql`select retry_count from pgboss.job where id = any(${ids}::uuid[])`);
    expect(jobs).toEqual([{ retry_count: 0 }, { retry_count: 0 }]);
  });
});

describe('the rules', () => {
  it('decide by data, kyc and warnings as configured', async () => {
    const person = {
      firstname: 'Otto',
      lastname: 'B',
      email: 'otto@example.org',
      docId: 'AB-12 34',
      docType: 'PASSPORT',
    };
    const first = await screened(
      client,
      { ...person, docExpireAt: '2026-06-14', countryResidenceName: 'Iran', countryNationalityName: 'Iran' },
      [await samplePicture('otto-von-bismarck')],
    );
    expect(first).toMatchObject({
      resultStatus: 'kycRejected',
      source: '',
      kycReasons: ['documentExpired', 'residenceNotAccepted'],
      docExpireAtWarn: true,
      countryNationalityNameWarn: true,
      countryResidenceNameWarn: true,
      emailMatch: false,
    });
    const second = await screened(client, { email: 'OTTO@example.org', docId: 'ab1234' }, [
      await samplePicture('charles-barkla'),
    ]);
    expect(second).toMatchObject({ resultStatus: 'consider', source: 'data', emailMatch: true });
    expect(second.matchList).toMatchObject([
      { recordId: first._id, emailMatch: true, docIdMatch: true, firstnameMatch: false, source: 'data' },
    ]);
    expect(second.matchList[0]?.evidence.reasons).toEqual(['docId', 'email']);
  });
});

describe('a check without saving', () => {
  it('is compared, kept apart, and never found by anybody', async () => {
    const photo = await samplePicture('dmitri-mendeleev');
    const { _id } = await client('userProcess', { body: uploadForm({ email: 'dmitri@example.org' }, [photo]) });
    expect(await settled(client, _id, 'check')).toMatchObject({ status: 'processed', resultStatus: 'clear' });
    const checked = await client('result', { params: { id: _id } });
    expect(checked).toMatchObject({ kind: 'check', email: 'dmitri@example.org' });
    const later = await screened(client, { email: 'dmitri@example.org' }, [photo]);
    expect(later).toMatchObject({ resultStatus: 'clear', matchList: [], emailMatch: false });
    const again = await client('userProcess', { body: uploadForm({ email: 'x@example.org' }, [photo]) });
    expect(await settled(client, again._id, 'check')).toMatchObject({ resultStatus: 'consider' });
  });
});

describe('the pictures of a result', () => {
  it('come by signed addresses, re-encoded and small, and the upload itself is not kept', async () => {
    const photo = await sharp(await samplePicture('geronimo'))
      .withExif({ IFD0: { Artist: 'Secret' } })
      .jpeg()
      .toBuffer();
    const result = await screened(client, {}, [photo]);
    const [picture] = result.pictures;
    expect(result.pictureURLs).toEqual([picture?.url]);
    const sizes: Record<string, number> = {};
    for (const [size, address] of Object.entries({ thumbnail: picture?.thumbnailUrl, main: picture?.mainUrl })) {
      const answer = await fetch(app.base + address);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(metadata.exif).toBeUndefined();
      sizes[size] = Math.max(metadata.width, metadata.height);
    }
    expect(sizes.thumbnail).toBeLessThanOrEqual(140);
    await expect(app.context.images.get(storedName(result.pictureS3Key, 'original'))).rejects.toThrow();
    const forged = (picture?.url ?? '').replace(/signature=..../, 'signature=AAAA');
    expect((await fetch(app.base + forged)).status).toBe(403);
  });

  it('show the face where it is, also where they are smaller than the upload', async () => {
    const photo = await samplePicture('geronimo');
    const enlarged = await sharp(photo).resize({ width: 4_000 }).jpeg().toBuffer();
    const { pictures } = await screened(client, {}, [photo, enlarged]);
    expect(pictures[1]?.width).toBeLessThan(4_000);
    const [box = [], boxOfEnlarged] = pictures.map(({ face, width, height }) =>
      face?.box.map((edge, i) => edge / (i % 2 === 0 ? width : height)),
    );
    expect(boxOfEnlarged).toEqual(box.map((edge) => expect.closeTo(edge, 1)));
  });
});

describe('a test check', () => {
  it('is compared with production, never found, listed or counted, and removed with everything', async () => {
    const photo = await samplePicture('wolfgang-amadeus-mozart');
    const before = await client('analytics', {});
    const { _id } = await client('testProcess', {
      body: uploadForm({ ...emptyPerson, email: 'w@example.org' }, [photo]),
    });
    expect(await settled(client, _id, 'test')).toMatchObject({ status: 'processed', resultStatus: 'clear' });
    expect(await client('testResult', { params: { id: _id } })).toMatchObject({ kind: 'test' });
    await expect(client('result', { params: { id: _id } })).rejects.toMatchObject({ status: 404 });
    expect(await client('analytics', {})).toEqual(before);
    const real = await screened(client, { email: 'w@example.org' }, [photo]);
    expect(real).toMatchObject({ resultStatus: 'clear', matchList: [] });

    const [row] = await app.context.db.query<{ key: string }>(sql`select key from pictures where petition_id = ${_id}`);
    await client('deleteTestResult', { params: { id: _id } });
    await expect(client('testResult', { params: { id: _id } })).rejects.toMatchObject({ status: 404 });
    await expect(client('deleteTestResult', { params: { id: _id } })).rejects.toMatchObject({ status: 404 });
    await expect(app.context.images.get(storedName(row?.key ?? '', 'full'))).rejects.toThrow();
    // What is in production can neither be seen nor deleted by this door.
    await expect(client('testResult', { params: { id: real._id } })).rejects.toMatchObject({ status: 404 });
    await expect(client('deleteTestResult', { params: { id: real._id } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the external comparison', () => {
  it('answers at once, names possible matches and missing checks, and stores nothing', async () => {
    const photo = await samplePicture('marie-curie');
    const known = await screened(client, { firstname: 'Marie', lastname: 'Curie' }, [photo]);
    const count = async () =>
      app.context.db.query(sql`select (select count(*) from petitions) p, (select count(*) from faces) f`);
    const before = await count();
    const { data } = await client('testProcessAll', { body: uploadForm(emptyPerson, [photo]) });
    expect(data).toMatchObject({ resultStatus: 'consider', engines: [] });
    expect(data.matchList).toMatchObject([{ recordId: known._id, firstname: 'Marie', resultStatus: 'clear' }]);
    expect(data.checksNotRun.map(({ check }) => check)).toContain('noProviderList');
    expect(await count()).toEqual(before);
    const marked = await client('appliedChanges', { body: { ...known, resultStatus: 'blacklist' } });
    expect(marked.source).toBe('staff');
    const after = await client('testProcessAll', { body: uploadForm(emptyPerson, [photo]) });
    expect(after.data).toMatchObject({ resultStatus: 'blacklist' });
    expect(after.data.matchList).toMatchObject([{ resultStatus: 'blacklist' }]);
  });

  it('says why a photo cannot be compared', async () => {
    await expect(
      client('testProcessAll', { body: uploadForm(emptyPerson, [notFace('rocket.jpg')]) }),
    ).rejects.toMatchObject({ status: 400, reply: { message: 'No face was found in the picture.' } });
    await expect(client('testProcessAll', { body: uploadForm(emptyPerson, []) })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('the policy', () => {
  it('tells thresholds, rules and lists in force', async () => {
    expect(await client('policy', {})).toMatchObject({
      faceConsider: expect.closeTo(0.363, 2),
      faceBlacklist: 0.5,
      liveness: false,
      samples: 0,
      lists: [],
      engines: [],
      kycRejects: ['documentExpired', 'dateBirthInFuture', 'dateBirthTooOld', 'underage', 'residenceNotAccepted'],
    });
  });
});
