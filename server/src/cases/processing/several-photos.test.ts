import { notFace } from '@afc/screening/faces/fixtures/samples';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, screened, settled, upload } from '../../testing/petitions.ts';

const app = await createTestApp();
afterAll(() => app.close());
await app.startWorker();
const { client } = await app.as('Operator');

describe('several photos of one identity', () => {
  it('are one record with all of them, and count once', async () => {
    const photo = await samplePicture('eileen-collins');
    const smaller = await sharp(photo).resize({ width: 150 }).jpeg().toBuffer();
    const first = await screened(client, { firstname: 'Eileen' }, [photo, notFace('coffee.jpg'), smaller]);
    expect(first.pictures).toHaveLength(3);
    expect(first.pictures.map(({ face }) => face !== null)).toEqual([true, false, true]);
    expect(first.pictures.map(({ flaws }) => flaws)).toEqual([[], ['noFace'], ['small']]);
    expect(first.matchList).toEqual([]);
    expect(first.checksNotRun).toContainEqual({
      check: 'photoNotCompared',
      detail: 'At least one photo shows no usable face, so it was not compared.',
    });
    const again = await screened(client, {}, [photo, smaller]);
    expect(again.matchList.map(({ recordId }) => recordId)).toEqual([first._id]);
    const doubts = again.checksNotRun.map(({ check }) => check);
    expect(doubts).not.toContain('photoNotCompared');
    expect(doubts).not.toContain('photosUnlike');
  });

  it('are compared each with each, and the evidence names the two that are alike', async () => {
    const barkla = await samplePicture('charles-barkla');
    const darker = await sharp(barkla).modulate({ brightness: 0.7 }).jpeg().toBuffer();
    const first = await screened(client, { firstname: 'Charles' }, [await samplePicture('geronimo'), barkla]);
    const again = await screened(client, {}, [await samplePicture('wolfgang-amadeus-mozart'), darker]);
    const match = again.matchList.find(({ recordId }) => recordId === first._id);
    expect(match?.evidence.face).toMatchObject({
      pictureKey: again.pictures[1]?.key,
      recordPictureKey: first.pictures[1]?.key,
    });
    expect(match?.pictures.map(({ key }) => key)).toEqual(first.pictures.map(({ key }) => key));
  });

  it('none of which shows a face fail for the reason of the first', async () => {
    const broken = Buffer.from([0xff, 0xd8, 0xff, ...Array<number>(100).fill(0)]);
    const id = await upload(client, {}, [notFace('coffee.jpg'), broken]);
    expect(await settled(client, id)).toMatchObject({ status: 'failed', failureReason: 'noFace' });
  });

  it('that are of two people are told', async () => {
    const photos = await Promise.all([samplePicture('grace-hopper'), samplePicture('dmitri-mendeleev')]);
    expect((await screened(client, {}, photos)).checksNotRun).toContainEqual({
      check: 'photosUnlike',
      detail: 'The photos are not alike enough, so it could not be confirmed that they show one person.',
    });
  });
});
