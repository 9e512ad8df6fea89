import { EventEmitter, once } from 'node:events';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { eraseRecord } from '../../cases/results/erase.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { ImageStoreUnavailable } from '../../platform/images/image-store.ts';
import type { Context } from '../../start/services/context.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { makeRecord } from '../../testing/records.ts';
import { makeReport } from './make-report.ts';
import { readPdf } from './testing/read-pdf.ts';

const app = await createTestApp();
afterAll(() => app.close());
const staff = await app.as('Operator');

async function reportOf(id: string, masked: 'true' | 'false' = 'false') {
  const { data } = await staff.client('pdfReport', { params: { id }, query: { masked } });
  return readPdf(Buffer.from(data, 'base64'));
}

const request = { actor: systemActor, requestId: 'test', masked: false, language: 'en' } as const;

/** Behind the photo that the record has. */
async function addPhotos(id: string, keys: readonly string[]): Promise<void> {
  for (const [place, key] of keys.entries())
    await app.context.db.query(sql`
      insert into pictures (key, petition_id, position, width, height) values (${key}, ${id}, ${place + 1}, 90, 120)`);
}

/** The photo that the record has, and these. */
async function showPhotos(id: string, more: readonly string[]): Promise<void> {
  await app.context.db.query(sql`update pictures set width = 90, height = 120 where petition_id = ${id}`);
  await addPhotos(id, more);
}

describe('the report of a result', () => {
  it('shows the person, the match, the decision with its reviewer, and the audit event it was made under', async () => {
    const other = await makeRecord(app.context, { person: { firstname: 'Berta', lastname: 'Beispiel' } });
    const id = await makeRecord(app.context, {
      person: { firstname: 'Anton', lastname: 'Muster' },
      resultStatus: 'consider',
      source: 'ai',
      faceMatches: [other],
    });
    const loaded = await staff.client('result', { params: { id } });
    await staff.client('appliedChanges', { body: { ...loaded, resultStatus: 'blacklist', comment: 'seen in person' } });
    const { text, info } = await reportOf(id);
    for (const shown of ['Anton', 'Muster', 'Berta', 'Beispiel', 'Operator Tester', 'seen in person'])
      expect(text).toContain(shown);
    expect(info.Title).toBeTruthy();
    const admin = await app.as('Administrator');
    const { resultList } = await admin.client('audit', { query: { subject: id, action: 'report.generated' } });
    expect(resultList[0]).toMatchObject({ actorId: staff.staff.id, after: { masked: false } });
    expect(text).toContain(String(resultList[0]?.number));
  });

  it('names whoever cleared the person as the one who decided', async () => {
    const other = await makeRecord(app.context, {});
    const id = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai', faceMatches: [other] });
    const loaded = await staff.client('result', { params: { id } });
    await staff.client('appliedChanges', { body: { ...loaded, resultStatus: 'clear' } });
    expect((await reportOf(id)).text.replace(/\s+/g, ' ')).toContain('Result Clear Decided by Operator Tester');
  });

  it('names the case in which the person was decided about, where it was not their own', async () => {
    const other = await makeRecord(app.context, { resultStatus: 'clear' });
    const id = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai', faceMatches: [other] });
    const loaded = await staff.client('result', { params: { id } });
    const matchList = loaded.matchList.map((match) => ({ ...match, resultStatus: 'blacklist' as const }));
    await staff.client('appliedChanges', { body: { ...loaded, resultStatus: 'clear', matchList } });
    const { resultList } = await staff.client('resultHistory', { params: { id: other } });
    expect(resultList[0]).toMatchObject({ action: 'result.applied', after: 'blacklist', reviewedIn: id });
    // The id is longer than its column.
    expect((await reportOf(other)).text.replace(/\s+/g, '')).toContain(`Decidedinthecaseofrecord${id}`);
  });

  it('names the last of several decisions as the one that stands', async () => {
    const id = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai' });
    for (const resultStatus of ['blacklist', 'clear'] as const) {
      const loaded = await staff.client('result', { params: { id } });
      await staff.client('appliedChanges', { body: { ...loaded, resultStatus, comment: `now ${resultStatus}` } });
    }
    const render = vi.spyOn(app.context.reports, 'render');
    await reportOf(id);
    expect(render.mock.lastCall?.[0].decision).toMatchObject({ resultStatus: 'clear', comment: 'now clear' });
    render.mockRestore();
  });

  it('hides personal values when masked', async () => {
    const id = await makeRecord(app.context, {
      person: { firstname: 'Geheim', lastname: 'Person', email: 'geheim@example.org' },
    });
    const { text } = await reportOf(id, 'true');
    for (const hidden of ['Geheim', 'geheim@example.org']) expect(text).not.toContain(hidden);
    expect(text).toContain('*****');
    const { client } = await app.as('Administrator');
    const { resultList } = await client('audit', { query: { subject: id } });
    expect(resultList[0]).toMatchObject({ action: 'report.generated', after: { masked: true } });
  });

  it('waits once for a store that is away, whatever the number of pictures, and says that they are missing', async () => {
    const faceMatches = await Promise.all([makeRecord(app.context), makeRecord(app.context)]);
    const id = await makeRecord(app.context, { faceMatches });
    for (const record of [id, ...faceMatches]) await showPhotos(record, []);
    let asked = 0;
    const gates = new EventEmitter();
    const allAsked = once(gates, 'all');
    const get = async () => {
      asked += 1;
      if (asked === 3) gates.emit('all');
      await allAsked;
      throw new ImageStoreUnavailable('away');
    };
    const images = Object.assign(Object.create(app.context.images), { get });
    const pdf = await makeReport({ ...app.context, images }, id, request);
    expect((await readPdf(pdf)).text.match(/Picture not available/g)).toHaveLength(3);
  });

  it('shows the photos that the case page shows, and of a match the one that was found alike', async () => {
    const alike = await makeRecord(app.context);
    const another = await makeRecord(app.context);
    const id = await makeRecord(app.context, { faceMatches: [alike, another] });
    await app.context.db.query(sql`
      update matches set face = face || '{"recordPictureKey": "alike-2"}' where record_id = ${alike}`);
    await showPhotos(alike, ['alike-2', 'alike-3']);
    await showPhotos(another, ['another-2']);
    // The first could not be decoded and has no size.
    await addPhotos(id, ['own-2', 'own-3']);
    const result = await staff.client('result', { params: { id } });
    const images = Object.assign(Object.create(app.context.images), { get: async (name: string) => Buffer.from(name) });
    const render = vi.fn<Context['reports']['render']>(async () => Buffer.alloc(0));
    await makeReport({ ...app.context, images, reports: { ...app.context.reports, render } }, id, request);
    const shown = render.mock.lastCall?.[0].pictures;
    expect(shown?.subject.map(String)).toEqual(result.pictures.map(({ key }) => `${key}.main`));
    expect(shown?.subject.map(String)).toEqual(['own-2.main', 'own-3.main']);
    const first = result.matchList.find(({ recordId }) => recordId === another)?.pictures[0]?.key;
    const ofMatches = result.matchList.map(({ _id, recordId }) => [recordId, String(shown?.matches.get(_id))]);
    expect(Object.fromEntries(ofMatches)).toEqual({ [alike]: 'alike-2.main', [another]: `${first}.main` });
  });

  /** What is rendered, and how it ends, where this happens while the photos of the record are read for the first time. */
  async function reportMeanwhile(id: string, happens: () => Promise<unknown>) {
    await showPhotos(id, []);
    let happened = false;
    const get = async () => {
      if (!happened) await happens();
      happened = true;
      return Buffer.alloc(0);
    };
    const images = Object.assign(Object.create(app.context.images), { get });
    const render = vi.fn<Context['reports']['render']>(async () => Buffer.alloc(0));
    const reports = { ...app.context.reports, render };
    const made = await Promise.allSettled([makeReport({ ...app.context, images, reports }, id, request)]);
    return { made: made[0], shown: render.mock.calls.map(([input]) => input) };
  }

  const trailOf = async (subject: string) => {
    const { client } = await app.as('Administrator');
    return (await client('audit', { query: { subject } })).resultList.map(({ action }) => action);
  };

  it('shows one moment of a record that somebody decides about while it is read', async () => {
    const id = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai' });
    const loaded = await staff.client('result', { params: { id } });
    const { shown } = await reportMeanwhile(id, () =>
      staff.client('appliedChanges', { body: { ...loaded, resultStatus: 'blacklist' } }),
    );
    const decided = { resultStatus: 'blacklist' };
    expect(shown).toMatchObject([{ result: { ...decided, version: loaded.version + 1 }, decision: decided }]);
    expect(await trailOf(id)).toEqual(['report.generated', 'result.applied']);
  });

  it('is not made of a record that is erased while it is read', async () => {
    const id = await makeRecord(app.context);
    const { made, shown } = await reportMeanwhile(id, () => eraseRecord(app.context, id, { ...request, comment: '' }));
    expect(made).toMatchObject({ status: 'rejected', reason: { code: 'notFound' } });
    expect(shown).toEqual([]);
    expect(await trailOf(id)).toEqual(['result.erased']);
  });

  it('is a 404 for what does not exist', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await failure(staff.client('pdfReport', { params: { id }, query: {} }))).status).toBe(404);
  });
});
