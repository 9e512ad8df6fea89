import { emptyPerson } from '@afc/contract/person';
import { fileOfText } from '@afc/screening/lists/list-files';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { lockGallery } from '../../engines/gallery/store.ts';
import { importList } from '../../lists/versions/import-list.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, screened, settled, upload, uploadForm } from '../../testing/petitions.ts';
import { rescreened } from '../../testing/rescreen.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { findOnLists } from './provider-findings.ts';

const entries = [
  'id,name,weak_aliases,birth_date,nationality,document_ids',
  'P-1,Ivan Petrovich Sidorenko,,1961-04-12,RU,P9988776',
  'P-2,Kasimir Brandauer,Der Adler,1950-01-01,AT,P5544332',
  'P-3,Ludmila Testova,,1955-05-06,RU,',
];

const app = await createTestApp();
afterAll(() => app.close());
await app.startWorker();
const { client } = await app.as('Operator');
beforeEach(() => load(entries));

/** Imports the list and waits until this process screens by it. */
async function load(rows: readonly string[]): Promise<void> {
  const { current } = await importList(
    app.context,
    { main: fileOfText('own.csv', `${rows.join('\n')}\n`) },
    { format: 'csv', name: 'Own', actor: systemActor, requestId: 'test' },
  );
  await waitFor(() => app.context.names.lists().some(({ version }) => version === current.version) || undefined);
}

const otherFace = () => samplePicture('geronimo');

it('confirms an entry by strong name and full date of birth, for good', async () => {
  const version = app.context.names.lists()[0]?.version;
  const result = await screened(
    client,
    { firstname: 'Ivan', lastname: 'Sidorenko', dateBirth: '1961-04-12', countryNationalityName: 'Russia' },
    [await samplePicture('otto-von-bismarck')],
  );
  expect(result).toMatchObject({ resultStatus: 'blacklist', source: 'provider' });
  expect(result.matchList).toMatchObject([
    { userGuid: 'P-1', source: 'provider', resultStatus: 'blacklist', confirmedMatch: true },
  ]);
  expect(result.matchList[0]).toMatchObject({ dateBirthMatch: true, docIdMatch: false });
  expect(result.matchList[0]?.evidence).toMatchObject({
    reasons: ['providerNameAndDateBirth'],
    provider: { engine: 'AFC', list: 'Own', version, reference: 'P-1', nameStrength: 'strong' },
  });
  expect(result.matchList[0]?.evidence.fields).toContainEqual({
    field: 'nationality',
    verdict: 'agrees',
    subject: 'RU',
    entry: 'RU',
  });
  expect(result.checksNotRun.map(({ check }) => check)).not.toContain('noProviderList');
  await expect(client('appliedChanges', { body: { ...result, resultStatus: 'clear' } })).rejects.toMatchObject({
    status: 403,
  });
});

it('confirms an entry by the document, and considers a name alone', async () => {
  const { data: byDocument } = await client('testProcessAll', {
    body: uploadForm({ ...emptyPerson, lastname: 'Sidorenko', docId: 'p 99-88 776' }, [await otherFace()]),
  });
  expect(byDocument.matchList).toMatchObject([{ userGuid: 'P-1', resultStatus: 'blacklist' }]);
  const { data: nameless } = await client('testProcessAll', {
    body: uploadForm({ ...emptyPerson, firstname: '', lastname: '', docId: 'P9988776' }, [await otherFace()]),
  });
  expect(nameless).toMatchObject({ resultStatus: 'blacklist', matchList: [{ userGuid: 'P-1', confirmedMatch: true }] });
  const { data: byName } = await client('testProcessAll', {
    body: uploadForm({ ...emptyPerson, firstname: 'Ivan', lastname: 'Sidorenko' }, [await otherFace()]),
  });
  expect(byName).toMatchObject({ resultStatus: 'consider' });
  expect(byName.matchList).toMatchObject([{ userGuid: 'P-1', resultStatus: 'consider', confirmedMatch: false }]);
});

it('compares a short document number with no list, and says so', async () => {
  await load([...entries, 'P-4,Otto Beispiel,,,AT,A123']);
  const checked = async (docId: string) => {
    const form = uploadForm({ ...emptyPerson, lastname: 'Nobodyelse', docId }, [await otherFace()]);
    const { matchList, checksNotRun } = (await client('testProcessAll', { body: form })).data;
    return { found: matchList.map(({ userGuid }) => userGuid), missing: checksNotRun.map(({ check }) => check) };
  };
  const short = await checked('A123');
  expect(short.found).not.toContain('P-4');
  expect(short.missing).toContain('shortDocId');
  const long = await checked('P9988776');
  expect(long.found).toContain('P-1');
  expect(long.missing).not.toContain('shortDocId');
});

it('does not return with a hit that staff cleared, until the entry is confirmed or changes', async () => {
  const person = {
    firstname: 'Kasimir',
    lastname: 'Brandauer',
    dateBirth: '1971-02-03',
    countryNationalityName: 'Spain',
  };
  const first = await screened(client, person, [await samplePicture('charles-barkla')]);
  expect(first.matchList).toMatchObject([{ userGuid: 'P-2', resultStatus: 'consider' }]);
  await client('appliedChanges', { body: { ...first, resultStatus: 'clear' } });
  const again = (docId = '', countryNationalityName = 'Spain') => {
    const resubmitted = { ...emptyPerson, ...person, docId, countryNationalityName };
    return client('testProcessAll', { body: uploadForm(resubmitted, [Buffer.from(geronimo)]) });
  };
  const geronimo = await otherFace();
  expect((await again()).data.matchList.map(({ userGuid }) => userGuid)).not.toContain('P-2');
  expect((await again('P5544332')).data.matchList).toContainEqual(
    expect.objectContaining({ userGuid: 'P-2', resultStatus: 'blacklist' }),
  );
  // More agrees than what was judged: it may be another person of this name and date of birth.
  expect((await again('', 'Austria')).data.matchList).toContainEqual(
    expect.objectContaining({ userGuid: 'P-2', resultStatus: 'consider' }),
  );
  await load(entries.map((row) => row.replace('Der Adler', 'Der Falke')));
  expect((await again()).data.matchList.map(({ userGuid }) => userGuid)).toContain('P-2');
});

it('moves what a delisted entry had blacklisted to consider', async () => {
  const person = { firstname: 'Ludmila', lastname: 'Testova', dateBirth: '1955-05-06' };
  const listed = await screened(client, person, [await samplePicture('grace-hopper')]);
  expect(listed).toMatchObject({ resultStatus: 'blacklist' });
  await load(entries.filter((row) => !row.startsWith('P-3')));
  const considered = await client('listConsider', { body: { lastname: 'Testova' } });
  expect(considered.resultList).toMatchObject([{ resultStatus: 'consider', source: 'provider' }]);
  expect(considered.resultList[0]?.matchList[0]?.evidence.reasons).toContain('delisted');
});

it('is asked again where the lists were replaced after they were searched and before the result was written', async () => {
  await rescreened(app.context);
  const { db } = app.context;
  const id = await db.transaction(async (tx) => {
    await lockGallery(tx);
    const person = { firstname: 'Nobody', lastname: 'Yetlisted', dateBirth: '1970-01-31' };
    const uploaded = await upload(client, person, [await samplePicture('marie-curie')]);
    await somebodyWaits(db);
    await load([...entries, 'P-5,Nobody Yetlisted,,1970-01-31,,']);
    return uploaded;
  });
  await settled(client, id);
  const { resultList } = await client('resultHistory', { params: { id } });
  expect(resultList.find(({ action }) => action === 'petition.processed')).toMatchObject({ after: 'blacklist' });
});

it('is looked for again where another index took the place of the one that was searched', async () => {
  const { names } = app.context;
  let current = names.lists();
  let searches = 0;
  const screenMany: typeof names.screenMany = (subjects) => {
    if (searches++ === 0) current = [...current];
    return names.screenMany(subjects);
  };
  const replaced = { names: { ...names, screenMany, lists: () => current } };
  const { found } = await findOnLists(replaced, [{ ...emptyPerson, lastname: 'Sidorenko', docId: 'P9988776' }]);
  expect(found).toMatchObject([{ findings: [{ provider: { reference: 'P-1' } }] }]);
  expect(searches).toBe(2);
});

it('names an entry as its publisher does in public, beside the reference, and tells what the list says of it', async () => {
  const person = '<DATAID>301</DATAID><FIRST_NAME>Zacharias</FIRST_NAME><SECOND_NAME>Musterhaft</SECOND_NAME>';
  const content = `<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL>${person}<REFERENCE_NUMBER>TTi.001</REFERENCE_NUMBER><COMMENTS1>Died in 2001.</COMMENTS1></INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`;
  await importList(
    app.context,
    { main: fileOfText('un.xml', content) },
    { format: 'un', name: 'UN', actor: systemActor, requestId: 'test' },
  );
  await waitFor(() => app.context.names.lists().some(({ list_name }) => list_name === 'UN') || undefined);
  const result = await screened(client, { firstname: 'Zacharias', lastname: 'Musterhaft' }, [await otherFace()]);
  const found = result.matchList.find(({ source }) => source === 'provider');
  expect(found?.evidence.provider).toMatchObject({
    reference: '301',
    listedAs: 'TTi.001',
    remarks: 'Died in 2001.',
  });
});

it('an entry with several dates and documents shows beside the person those that agree, else its first', async () => {
  await load([...entries, 'P-6,Ottokar Mehrfach,,1960-01-01;1961-02-02,AT,A1111111;B2222222']);
  const named = { ...emptyPerson, firstname: 'Ottokar', lastname: 'Mehrfach' };
  const agreeing = { dateBirth: '1961-02-02', docId: 'B2222222' };
  const { found } = await findOnLists(app.context, [{ ...named, ...agreeing }, named]);
  expect(found?.map(({ findings }) => findings.map(({ entry }) => entry))).toMatchObject([
    [agreeing],
    [{ dateBirth: '1960-01-01', docId: 'A1111111' }],
  ]);
});

it('tells a birth date whose day and month are swapped from one that the entry gives less of', async () => {
  await load([...entries, 'P-7,Waldemar Halbjahr,,1961,AT,']);
  const dateBirth = '1961-12-04';
  const people = ['Ivan Sidorenko', 'Waldemar Halbjahr'].map((lastname) => ({ ...emptyPerson, lastname, dateBirth }));
  const { found } = await findOnLists(app.context, people);
  const born = found?.flatMap(({ findings }) => findings.map(({ fields }) => fields[0]));
  expect(born).toMatchObject([
    { field: 'dateBirth', verdict: 'agrees', detail: 'swapped' },
    { field: 'dateBirth', verdict: 'agrees', detail: 'within' },
  ]);
});

it('a collision check is done by the lists of its moment, before this process hears that they changed', async () => {
  const { db } = app.context;
  const check = async () => {
    const person = { ...emptyPerson, firstname: 'Ivan', lastname: 'Sidorenko', dateBirth: '1961-04-12' };
    const { data } = await client('testProcessAll', { body: uploadForm(person, [await otherFace()]) });
    return data.matchList.filter(({ source }) => source === 'provider').map(({ userGuid }) => userGuid);
  };
  const [list] = await db.query<{ id: string; current_version: number }>(sql`
    select id, current_version from provider_lists where name = 'Own'`);
  await db.query(sql`update provider_lists set current_version = null where id = ${list?.id}`);
  expect(await check()).toEqual([]);
  await db.query(sql`update provider_lists set current_version = ${list?.current_version} where id = ${list?.id}`);
  expect(await check()).toEqual(['P-1']);
});
