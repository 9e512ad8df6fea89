import { messages } from '@afc/contract/all-messages';
import { endpoints } from '@afc/contract/endpoints';
import { ErrorReply } from '@afc/contract/errors';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, upload, uploadForm } from '../../testing/petitions.ts';
import { findPetition, personOf } from '../records/store.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { token, client } = await app.as('Operator');
const photo = await samplePicture('geronimo');

/** An upload whose first name is written byte by byte, with the headers that follow its name. */
async function send(headers: string, firstname: string | Uint8Array): Promise<Response> {
  const field = `--b\r\ncontent-disposition: form-data; name="firstname"${headers}\r\n\r\n`;
  const picture = '\r\n--b\r\ncontent-disposition: form-data; name="pictureFile"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([field, firstname, picture, photo, '\r\n--b--\r\n'].map((part) => Buffer.from(part)));
  return fetch(app.base + endpoints.userProcess.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    body,
  });
}

const latin1 = Buffer.from('Begoña', 'latin1');

describe('a field of an upload', () => {
  it.each([
    ['a file', '; filename="name.txt"', 'Ana'],
    ['bytes', '\r\ncontent-type: application/octet-stream', 'Ana'],
    ['an object', '\r\ncontent-type: application/json', '{"given":"Ana"}'],
    ['nothing', '\r\ncontent-type: application/json', 'null'],
    ['base64', '\r\ncontent-transfer-encoding: Base64', 'QW5h'],
    ['quoted-printable', '\r\ncontent-transfer-encoding: quoted-printable', 'Bego=C3=B1a'],
    ['letters of an encoding that it does not name', '', latin1],
    ['text with a zero byte', '', 'A\0na'],
    ['half a character', '\r\ncontent-type: text/plain; charset=utf-16le', Buffer.from('Ana\ud83d', 'utf16le')],
    ['half a character written as JSON', '\r\ncontent-type: application/json', '"Ana\\ud83d"'],
  ])('that comes as %s is refused: nobody is screened under another name than was sent', async (_, headers, value) => {
    const answer = await send(headers, value);
    expect(answer.status).toBe(400);
    expect(ErrorReply.parse(await answer.json()).error.fields).toEqual({ firstname: messages.en.fieldInvalid });
  });

  it.each([
    ['text', '\r\ncontent-type: text/plain; charset=utf-8', 'Begoña'],
    ['text of the encoding that it names', '\r\ncontent-type: text/plain; charset=iso-8859-1', latin1],
    ['text that is said to be in no encoding', '\r\ncontent-transfer-encoding: 8bit', 'Begoña'],
    ['text written as JSON', '\r\ncontent-type: application/json', '"Begoña"'],
  ])('that comes as %s is read', async (_, headers, value) => {
    expect((await send(headers, value)).status).toBe(200);
    const { resultList } = await client('postPetitions', { body: { pageSize: 1 } });
    expect(resultList).toMatchObject([{ firstname: 'Begoña' }]);
  });

  it('that comes twice is refused, also with the same value: nobody guesses which was meant', async () => {
    const body = uploadForm({ firstname: 'Ana', lastname: 'Twice' }, [photo]);
    body.append('firstname', 'Eva');
    body.append('lastname', 'Twice');
    await expect(client('userProcess', { body })).rejects.toMatchObject({
      status: 400,
      reply: { fields: { firstname: messages.en.fieldRepeated, lastname: messages.en.fieldRepeated } },
    });
  });

  it('for files that was left empty, as browsers send it, is no picture', async () => {
    const empty = '\r\n--b\r\ncontent-disposition: form-data; name="pictureFile"; filename=""\r\n\r\n';
    expect((await send('', `Ana${empty}`)).status).toBe(200);
  });

  it('is read without the spaces around it, and a country whichever way its accents are written', async () => {
    const written = {
      dateBirth: ' 1980-05-17',
      docExpireAt: '2030-01-31\r\n',
      docType: 'PASSPORT ',
      countryResidenceName: 'Curaçao'.normalize('NFD'),
    };
    const petition = await findPetition(app.context.db, await upload(client, written, [photo]));
    expect(petition && personOf(petition)).toMatchObject({
      dateBirth: '1980-05-17',
      docExpireAt: '2030-01-31',
      docType: 'PASSPORT',
      countryResidenceName: 'Curaçao'.normalize('NFC'),
    });
  });
});
