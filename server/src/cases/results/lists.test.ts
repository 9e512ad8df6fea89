import { randomUUID } from 'node:crypto';
import { PersonSubmission } from '@afc/contract/person';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { makeRecord } from '../../testing/records.ts';
import { listPage } from '../records/list-page.ts';
import { insertPetition } from '../records/store.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { client } = await app.as('Operator');
const ids: string[] = [];
const registered = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

beforeAll(async () => {
  const people = [
    { firstname: 'José', lastname: 'Muñoz Ñandú', email: 'jose@example.org' },
    { firstname: 'JOSEFINA', lastname: 'Ångström', email: 'Fina@Example.com' },
    { firstname: 'Łukasz', lastname: 'O’Brien', email: 'lu_kasz@example.org' },
    { firstname: 'Борис', lastname: '100% Иванов', email: 'boris@example.org' },
    { firstname: 'Κώστας', lastname: 'Παπαδόπουλος', email: 'kostas@example.org' },
  ];
  for (const [minute, person] of people.entries())
    ids.push(await makeRecord(app.context, { person, registeredAt: registered(minute) }));
  const match = await makeRecord(app.context, {
    resultStatus: 'consider',
    source: 'ai',
    faceMatches: [ids[0] ?? ''],
    registeredAt: registered(10),
    person: { firstname: 'Ana' },
  });
  ids.push(match);
  await makeRecord(app.context, { resultStatus: 'blacklist', source: 'staff', person: { firstname: 'Blanca' } });
  await makeRecord(app.context, {
    resultStatus: 'kycRejected',
    kycReasons: ['underage'],
    person: { firstname: 'Kim' },
  });
  await makeRecord(app.context, { kind: 'check', person: { email: 'checked@example.org' } });
  await makeRecord(app.context, { kind: 'test', person: { firstname: 'Tester' } });
});

it('a record says that its email is also another one’s, whichever came first, and while there is another', async () => {
  const make = (email: string, kind: 'user' | 'check' = 'user') => makeRecord(app.context, { kind, person: { email } });
  const emailMatch = async (id: string) => (await client('result', { params: { id } })).emailMatch;
  const first = await make('shared@example.net');
  await make('shared@example.net', 'check');
  expect(await emailMatch(first)).toBe(false);
  const second = await make('SHARED@example.net');
  expect([await emailMatch(first), await emailMatch(second)]).toEqual([true, true]);
  await app.context.db.query(sql`delete from petitions where id = ${second}`);
  expect(await emailMatch(first)).toBe(false);
  await app.context.db.query(sql`delete from petitions where email_search like '%shared%'`);
});

const names = (list: { resultList: { firstname: string }[] }) => list.resultList.map(({ firstname }) => firstname);

describe('the lists', () => {
  it('hold each record in the list of its status, newest first', async () => {
    const clear = await client('listClear', { body: {} });
    expect(clear.totalResults).toBe(5);
    expect(clear.resultList.map(({ _id }) => _id)).toEqual(ids.slice(0, 5).toReversed());
    expect(names(await client('listConsider', { body: {} }))).toEqual(['Ana']);
    expect(names(await client('listBlacklist', { body: {} }))).toEqual(['Blanca']);
    expect(names(await client('listKycRejected', { body: {} }))).toEqual(['Kim']);
    expect(names(await client('listMatches', { body: {} }))).toEqual(['Ana']);
  });

  it('show what was checked without saving in its own list only, once it has a result', async () => {
    const person = PersonSubmission.parse({ email: 'waiting@example.org' });
    const id = randomUUID();
    const waiting = { id, userId: id, person, submittedBy: 'test', pictureKeys: [id] };
    await insertPetition(app.context.db, { ...waiting, kind: 'check', registeredAt: registered(0) });
    const checked = await client('listCheck', { body: {} });
    await app.context.db.query(sql`delete from petitions where id = ${id}`);
    expect(checked.totalResults).toBe(1);
    expect(checked.resultList.map(({ email, kind }) => [email, kind])).toEqual([['checked@example.org', 'check']]);
    expect((await client('postPetitions', { body: { kind: 'check' } })).totalResults).toBe(1);
    expect((await client('postPetitions', { body: {} })).totalResults).toBe(8);
  });

  it('keep test checks apart', async () => {
    expect(names(await client('getTestPetitions', { query: {} }))).toEqual(['Tester']);
    expect(names(await client('postTestPetitions', { body: {} }))).toEqual(['Tester']);
  });

  it.each([
    [{ firstname: 'jose' }, ['JOSEFINA', 'José']],
    [{ firstname: 'OSÉ' }, ['JOSEFINA', 'José']],
    [{ firstname: 'lukasz' }, ['Łukasz']],
    [{ firstname: 'борис' }, ['Борис']],
    [{ firstname: 'ори' }, ['Борис']],
    [{ firstname: 'ΚΏΣ' }, ['Κώστας']],
    [{ lastname: 'ΠΑΠΑΔΌΠΟΥΛΟΣ' }, ['Κώστας']],
    [{ lastname: 'παπαδοπουλοσ' }, ['Κώστας']],
    [{ lastname: 'nandu' }, ['José']],
    [{ lastname: 'angstrom' }, ['JOSEFINA']],
    [{ lastname: 'munoz nan' }, ['José']],
    [{ email: 'EXAMPLE.COM' }, ['JOSEFINA']],
    [{ firstname: 'jos', lastname: 'stro', email: 'fina' }, ['JOSEFINA']],
    [{ firstname: 'jos', lastname: 'ivan' }, []],
    [{ firstname: '%' }, []],
    [{ lastname: '0% и' }, ['Борис']],
    [{ lastname: '1%и' }, []],
    [{ email: 'u_k' }, ['Łukasz']],
    [{ email: 'o_e' }, []],
    [{ firstname: '  ' }, ['Κώστας', 'Борис', 'Łukasz', 'JOSEFINA', 'José']],
  ])('find by part of a name, whatever its case and accents: %o', async (filter, expected) => {
    const list = await client('listClear', { body: filter });
    expect(names(list)).toEqual(expected);
    expect(list.totalResults).toBe(expected.length);
  });

  it('hold only whom one source decided about, where that is asked for', async () => {
    const decided = [
      ['consider', 'provider'],
      ['consider', 'data'],
      ['blacklist', 'provider'],
    ] as const;
    const made = await Promise.all(
      decided.map(([resultStatus, source]) =>
        makeRecord(app.context, { resultStatus, source, person: { firstname: `By ${source}` } }),
      ),
    );
    const consider = (body: object) => client('listConsider', { body });
    const ofProvider = await consider({ source: 'provider' });
    expect([ofProvider.totalResults, names(ofProvider)]).toEqual([1, ['By provider']]);
    const ofAi = await consider({ source: 'ai' });
    expect([ofAi.totalResults, names(ofAi)]).toEqual([1, ['Ana']]);
    const searched = await consider({ source: 'data', firstname: 'by' });
    expect([searched.totalResults, names(searched)]).toEqual([1, ['By data']]);
    expect(names(await consider({ source: 'data', firstname: 'ana' }))).toEqual([]);
    expect(names(await client('listBlacklist', { body: { source: 'staff' } }))).toEqual(['Blanca']);
    expect((await failure(consider({ source: 'nobody' }))).status).toBe(400);
    await app.context.db.query(sql`delete from petitions where id = any(${made})`);
  });

  it('answer petitions with name as another word for firstname', async () => {
    expect(names(await client('getPetitions', { query: { name: 'josé' } }))).toEqual(['JOSEFINA', 'José']);
    expect(names(await client('postPetitions', { body: { name: 'josé' } }))).toEqual(['JOSEFINA', 'José']);
    for (const name of ['test', 'nobody']) {
      const found = name === 'test' ? ['Tester'] : [];
      expect(names(await client('getTestPetitions', { query: { name } }))).toEqual(found);
      expect(names(await client('postTestPetitions', { body: { name } }))).toEqual(found);
    }
    expect(names(await client('getPetitions', { query: { firstname: 'ana', pageSize: 1 } }))).toEqual(['Ana']);
  });

  it('show a match with the other record as it is now', async () => {
    const { resultList } = await client('listMatches', { body: {} });
    expect(resultList[0]?.matchList).toMatchObject([{ recordId: ids[0], firstname: 'José', resultStatus: 'clear' }]);
  });

  it('show how many matches there are and the ten that weigh most; the record itself has all', async () => {
    const id = await makeRecord(app.context, {
      resultStatus: 'consider',
      source: 'ai',
      faceMatches: ids.slice(0, 3),
      entryMatches: Array.from({ length: 9 }, (_, n) => ({ reference: `UN-${n}`, list: 'UN', confirmed: n === 8 })),
      person: { firstname: 'Many' },
    });
    const { resultList } = await client('listConsider', { body: { firstname: 'many' } });
    const whole = await client('result', { params: { id } });
    expect([whole.matchCount, whole.matchList.length]).toEqual([12, 12]);
    expect(whole.matchList[0]).toMatchObject({ source: 'provider', confirmedMatch: true });
    expect(resultList).toEqual([{ ...whole, matchList: whole.matchList.slice(0, 10) }]);
    await app.context.db.query(sql`delete from petitions where id = ${id}`);
  });

  it.each([
    [{ currentPage: 0 }, { currentPage: 'Enter a whole number, 1 or more.' }],
    [{ currentPage: 1.5 }, { currentPage: 'Enter a whole number, 1 or more.' }],
    [{ pageSize: 0 }, { pageSize: 'Enter a whole number from 1 to 100.' }],
    [{ pageSize: 101 }, { pageSize: 'Enter a whole number from 1 to 100.' }],
    [{ pageSize: '10' }, { pageSize: 'Enter a whole number from 1 to 100.' }],
    [{ firstname: 7 }, { firstname: 'This value is not valid.' }],
  ])('refuse %o and say what to send', async (body, fields) => {
    // What a client of another language might send.
    const wrong = { body } as unknown as { body: Record<string, never> };
    await expect(client('listClear', wrong)).rejects.toMatchObject({ status: 400, reply: { fields } });
  });

  it('are closed to whoever has not signed in', async () => {
    await expect(app.client('listClear', { body: {} })).rejects.toMatchObject({ status: 401 });
  });
});

describe('pages', () => {
  it('cut the list without gap or overlap, ties by id, near, deep and by a name', async () => {
    const many = await createTestApp();
    try {
      for (let index = 0; index < 47; index++)
        await makeRecord(many.context, {
          registeredAt: registered(Math.floor(index / 5)),
          person: { firstname: 'Same' },
        });
      const rows = await many.context.db.pool.query<{ id: string }>(
        `select id from petitions order by registered_at desc, id desc`,
      );
      const expected = rows.rows.map(({ id }) => id);
      for (const firstname of ['', 'same']) {
        const read: string[] = [];
        for (let currentPage = 1; currentPage <= 6; currentPage++) {
          const filter = { currentPage, pageSize: 10, firstname, lastname: '', email: '' };
          const page = await listPage(many.context.db, 'clear', filter);
          expect(page.totalResults).toBe(47);
          read.push(...page.ids);
        }
        expect(read).toEqual(expected);
      }
      const { client: operator } = await many.as('Operator');
      const { resultList } = await operator('listClear', { body: { pageSize: 100 } });
      expect(resultList.map(({ _id }) => _id)).toEqual(expected);
      // Beyond the near pages the way is another one, by day; it must lead to the same places.
      await many.context.db.pool.query(`
        insert into petitions (id, user_id, kind, status, result_status, registered_at, firstname_search,
          lastname_search, email_search)
        select gen_random_uuid(), gen_random_uuid(), 'user', 'processed', 'clear',
          timestamptz '2026-03-01T23:59:00Z' + n / 7 * interval '50 minutes', '', '', ''
        from generate_series(1, 4000) n`);
      for (const compacted of [false, true]) {
        if (compacted) await many.context.db.pool.query('select compact_tallies()');
        for (const currentPage of [200, 201, 202, 260, 333, 404, 405, 406]) {
          const filter = { currentPage, pageSize: 10, firstname: '', lastname: '', email: '' };
          const page = await listPage(many.context.db, 'clear', filter);
          const plain = await many.context.db.pool.query<{ id: string }>(
            `select id from petitions order by registered_at desc, id desc offset $1 limit 10`,
            [(currentPage - 1) * 10],
          );
          expect(page).toEqual({ totalResults: 4047, ids: plain.rows.map(({ id }) => id) });
        }
      }
      const beyond = { currentPage: 2_000, pageSize: 10, firstname: '', lastname: '', email: '' };
      expect(await listPage(many.context.db, 'clear', beyond)).toEqual({ totalResults: 4047, ids: [] });
    } finally {
      await many.close();
    }
  });
});
