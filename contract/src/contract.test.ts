import { describe, expect, it } from 'vitest';
import { messages } from './all-messages.ts';
import { addressOf, createClient } from './client.ts';
import { countries, countryNamed } from './countries.ts';
import { endpoints } from './endpoints.ts';
import { errors } from './errors.ts';
import * as limits from './limits.ts';
import { menuGroups, pages } from './pages.ts';
import { PersonSubmission } from './person.ts';
import { authGroups } from './vocabulary.ts';

describe('endpoints', () => {
  it('hold every call of section 7 with its method', () => {
    const calls = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`));
    const section7 = [
      'POST /recognition/auth/login',
      'POST /recognition/auth/change',
      'POST /recognition/auth/send',
      'POST /recognition/auth/refreshToken',
      'POST /recognition/auth/logout',
      'POST /recognition/resultStatus/clear',
      'POST /recognition/resultStatus/consider',
      'POST /recognition/resultStatus/blacklist',
      'POST /recognition/resultStatus/kycRejected',
      'POST /recognition/getPetitions',
      'GET /recognition/getPetitions',
      'GET /recognition/test/getPetitions',
      'POST /recognition/user/process',
      'POST /recognition/test/process',
      'POST /recognition/test/process/all',
      'GET /recognition/result/:id',
      'GET /recognition/test/result/:id',
      'POST /recognition/appliedChanges',
      'GET /recognition/pdfReport/:id',
      'POST /recognition/test/deleteResult/:id',
      'GET /recognition/analytics',
      'GET /api/quick-panel/data',
      'POST /api/auth/register',
      'POST /api/auth/user/update',
    ];
    for (const call of section7) expect(calls).toContain(call);
  });

  it('never stand twice for one method and path', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('let API clients submit and read, never administer or review', () => {
    const forClients = Object.entries(endpoints).filter(([, endpoint]) => 'clients' in endpoint);
    const submit = 'userProcess testProcess testProcessAll';
    const lists = 'listClear listConsider listBlacklist listKycRejected listCheck listMatches';
    const petitions = 'petition getPetitions postPetitions getTestPetitions postTestPetitions';
    const others = 'result testResult pdfReport analytics analyticsTrend policy';
    expect(forClients.map(([name]) => name).toSorted()).toEqual(
      [submit, lists, petitions, others].join(' ').split(' ').toSorted(),
    );
    for (const [, endpoint] of forClients) expect(endpoint.access).toBe('user');
  });
});

describe('pages', () => {
  it('make the menu of the specification, in its order', () => {
    const entries = Object.values(pages).flatMap((page) =>
      'menu' in page ? [{ ...page.menu, route: page.route }] : [],
    );
    const menu = menuGroups.flatMap((group) => entries.filter((entry) => entry.group === group));
    expect(menu.map(({ group, entry, route }) => [group, entry, route.replace('/:token?', '')])).toEqual([
      ['Statistics', 'Statistics', '/statistics'],
      ['external Comparation', 'AI Collision', '/collision'],
      ['Upload', 'Upload Files', '/single-upload'],
      ['Results', 'Clear', '/list-clear'],
      ['Results', 'Consider', '/list-consider'],
      ['Results', 'Blacklist', '/list-blacklisted'],
      ['Results', 'Rejected', '/list-rejected'],
      ['Test', 'Test', '/test'],
      ['Help', 'User Manual', '/help'],
      ['Settings', 'Change password', '/auth/forgot-password'],
    ]);
  });
});

it('the titles of the pages are those of section 2', () => {
  const titles = Object.values(pages).map(({ route, title }) => [route, title]);
  for (const titled of [
    ['/statistics', 'Statistics Graph'],
    ['/check-upload', 'Enter the data you want to check without save in database'],
    ['/list-check', 'List of Check'],
    ['/list-clear', 'List of Clear'],
    ['/list-rejected', 'List of Rejected'],
    ['/list-consider', 'List of Consider'],
    ['/list-blacklisted', 'List of blacklisted'],
  ])
    expect(titles).toContainEqual(titled);
});

it('the numbers are those of section 9', () => {
  expect(limits).toMatchObject({
    pageSize: 10,
    imageTypes: ['image/jpg', 'image/jpeg', 'image/png'],
    rotationStepDegrees: 90,
    mainPicturePixels: 400,
    thumbnailPixels: 70,
    toastMilliseconds: 6_000,
    sessionTimerMilliseconds: 3_539_000,
    sessionStepMilliseconds: 393_333.33,
    sessionPromptSeconds: 30,
    passwordAdviceLength: 8,
    sidebarWidth: 280,
    layoutDefaults: { layout: 'layout1', width: 'fullwidth', navbar: 'left', toolbar: 'fixed' },
    reportFileName: 'userReport.pdf',
    masked: '*****',
  });
});

describe('countries', () => {
  const named = (flag: 'IS_FREQUENT' | 'IS_EEA' | 'CAN_BE_FRAUD') =>
    countries.filter((country) => country[flag]).map((country) => country.ALFA_2);

  it('are about 250, each with 18 fields and a name of its own', () => {
    expect(countries).toHaveLength(250);
    for (const country of countries) expect(Object.keys(country)).toHaveLength(18);
    expect(new Set(countries.map((country) => country.NAME_EN)).size).toBe(250);
    expect(new Set(countries.map((country) => country.NAME_ES)).size).toBe(250);
  });

  it('have their own mobile country code where it is known, not a neighbour’s, and also where several share one', () => {
    const codes = { Spain: '214', 'United States': '310', Moldova: '259', Bermuda: '350', Australia: '505' };
    for (const [name, MCC] of Object.entries(codes)) expect(countryNamed(name)).toMatchObject({ MCC });
    for (const name of ['Guadeloupe', 'Martinique']) expect(countryNamed(name)).toMatchObject({ MCC: '340' });
    expect(countries.filter(({ MCC }) => MCC === '')).toHaveLength(12);
  });

  it('are frequent only for Spain and the United Kingdom', () => {
    expect(named('IS_FREQUENT')).toEqual(['ES', 'GB']);
  });

  it('bar residence in exactly the eight named', () => {
    const barred = countries.filter((country) => !country.IS_RESIDENCE).map((country) => country.NAME_EN);
    const eight = 'Iran,North Korea,Martinique,Curaçao,Western Sahara,South Sudan,Tanzania,Venezuela'.split(',');
    expect(barred.sort()).toEqual(eight.sort());
  });

  it('know the thirty members of the EEA and the 23 FATF jurisdictions', () => {
    expect(named('IS_EEA')).toHaveLength(30);
    expect(named('CAN_BE_FRAUD')).toHaveLength(23);
    for (const name of ['Iran', 'North Korea', 'Myanmar', "Côte d'Ivoire", 'British Virgin Islands', 'Laos', 'Syria'])
      expect(countryNamed(name)).toMatchObject({ CAN_BE_FRAUD: true });
  });
});

describe('messages', () => {
  it('keep the sentences of section 8 to the letter', () => {
    expect(messages.en[errors.badRequest.message]).toBe(
      'Incorrect application, check that all fields have been filled in correctly.',
    );
    expect(messages.en[errors.sessionExpired.message]).toBe('Session expired, please log in again');
    expect(messages.en[errors.forbidden.message]).toBe('You do not have permission to access this content');
    expect(messages.en[errors.emailTaken.message]).toBe('The email already exist');
    expect(messages.en[errors.internal.message]).toBe('Connection error, please try again in a few minutes.');
  });

  it('name the limits that are kept', () => {
    for (const language of Object.values(messages)) {
      expect(language.fieldPageSize).toContain(` ${limits.maxPageSize}.`);
      expect(language.pictureTooLarge).toContain(` ${limits.maxPictureBytes / 1024 ** 2} MB`);
      expect(language.failedTooLarge).toContain(` ${limits.maxPicturePixels / 1e6} mill`);
      expect(language.underage).toContain(` ${limits.minimumAgeYears} `);
      expect(language.dateBirthTooOld).toContain(` ${limits.maximumAgeYears} `);
      expect(language.sessionWillExpire).toContain(` ${limits.sessionPromptSeconds} s`);
      expect(language.passwordAdvice).toContain(` ${limits.passwordAdviceLength} `);
    }
    // Written as a word: ten, diez.
    expect(limits.maxPicturesPerPerson).toBe(10);
  });

  it('hold the sentences of sections 2, 4, 5 and 8 that pages say, to the letter', () => {
    expect(Object.values(messages.en)).toEqual(
      expect.arrayContaining([
        'We send you a email',
        'Blacklisted from provider, cannot be changed',
        'Do you want to continue?',
        'The blacklist will be updated with the marked users.',
        'Updated',
        'Image uploaded correctly',
        'Processing data...',
        'Process Completed...',
        'User suspected of fraud.',
        'Clean user.',
        'Accept',
        'The session will expire in 30 sec',
        'Do you wish to continue with the session ?',
        'The document is being generated, this process may take a few minutes, please be patient.',
        'Incorrect password',
        'Password must be the same',
        'Invalid credentials',
        'An error occurred while downloading the document, please try again later.',
        'Error something has gone wrong',
      ]),
    );
  });

  it('say everything in Spanish too', () => {
    for (const [key, sentence] of Object.entries(messages.es)) {
      expect(sentence, key).not.toBe('');
      if (sentence.length > 3) expect(sentence, key).not.toBe(Reflect.get(messages.en, key));
    }
  });
});

describe('a person submission', () => {
  it('requires nothing', () => {
    expect(PersonSubmission.parse({})).toMatchObject({ firstname: '', docType: '' });
    expect(PersonSubmission.parse({ firstname: ' ', email: ' ' })).toMatchObject({ firstname: '', email: '' });
    expect(PersonSubmission.parse({ email: ' a@example.org ' }).email).toBe('a@example.org');
  });

  it.each([
    ['email', 'not an address', 'fieldEmail'],
    ['email', 'a@b', 'fieldEmail'],
    ['email', 'a@.org', 'fieldEmail'],
    ['email', 'a@b@example.org', 'fieldEmail'],
    ['email', 'a,b@example.org', 'fieldEmail'],
    ['email', '<a@example.org>', 'fieldEmail'],
    ['dateBirth', '31/01/1970', 'fieldDate'],
    ['dateBirth', '1970-02-30', 'fieldDate'],
    ['countryNationalityName', 'Atlantis', 'fieldCountry'],
    ['docType', 'LIBRARY_CARD', 'fieldDocumentType'],
    ['firstname', 'x'.repeat(201), 'fieldTooLong'],
  ])('refuses %s %j with the key of its sentence', (field, value, key) => {
    const { error } = PersonSubmission.safeParse({ [field]: value });
    expect(error?.issues[0]).toMatchObject({ path: [field], message: key });
  });
});

describe('the client', () => {
  it('fills the path and leaves out empty query values', () => {
    expect(addressOf('result', { params: { id: 'a/ü' } })).toBe('/recognition/result/a%2F%C3%BC');
    expect(addressOf('getPetitions', { query: { name: '', currentPage: 2 } })).toBe(
      '/recognition/getPetitions?currentPage=2',
    );
  });

  it('throws what the error reply says', async () => {
    const reply = { error: { code: 'recordChanged', message: 'changed' } };
    const call = createClient({
      base: '',
      headers: () => ({}),
      fetch: async () => Response.json(reply, { status: 409 }),
    });
    await expect(call('result', { params: { id: '1' } })).rejects.toMatchObject({ status: 409, reply: reply.error });
  });
});

it('every role belongs to the groups the specification names', () => {
  expect(authGroups).toEqual({
    admin: ['Administrator'],
    staff: ['Administrator', 'Developer'],
    user: ['Administrator', 'Developer', 'Operator'],
  });
});
