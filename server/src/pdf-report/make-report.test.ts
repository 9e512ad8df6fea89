import { EventEmitter, once } from 'node:events';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ImageStoreUnavailable } from '../images/image-store.ts';
import { createTestApp } from '../testing/app.ts';
import { failure } from '../testing/failure.ts';
import { makeRecord } from '../testing/records.ts';
import { makeReport } from './make-report.ts';
import { readPdf } from './testing/read-pdf.ts';

const app = await createTestApp();
afterAll(() => app.close());
const staff = await app.as('Operator');

async function reportOf(id: string, masked: 'true' | 'false' = 'false') {
  const { data } = await staff.client('pdfReport', { params: { id }, query: { masked } });
  return readPdf(Buffer.from(data, 'base64'));
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
  });

  it('waits once for a store that is away, whatever the number of pictures, and says that they are missing', async () => {
    const faceMatches = await Promise.all([makeRecord(app.context), makeRecord(app.context)]);
    const id = await makeRecord(app.context, { faceMatches });
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
    const context = { ...app.context, images };
    const actor = { kind: 'system', id: 'test', name: 'test' } as const;
    const pdf = await makeReport(context, id, { actor, requestId: 'test', masked: false, language: 'en' });
    expect((await readPdf(pdf)).text.match(/Picture not available/g)).toHaveLength(3);
  });

  it('is a 404 for what does not exist', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await failure(staff.client('pdfReport', { params: { id }, query: {} }))).status).toBe(404);
  });
});
