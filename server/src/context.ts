import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Notifications } from './database/notifications.ts';
import type { FaceEngine } from './gallery/face-engine.ts';
import type { ImageStore } from './images/image-store.ts';
import type { PictureSigner } from './images/signed-address.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { NameScreening } from './lists/name-screening.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ReportRenderer } from './pdf-report/create-report-renderer.ts';

/** What handlers and services work with. Made once at the start, in start-services.ts. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
  /** The key that signs tokens and picture addresses. */
  readonly secret: string;
  readonly mail: Mailer;
  readonly notifications: Notifications;
  readonly images: ImageStore;
  readonly pictureSigner: PictureSigner;
  readonly names: NameScreening;
  readonly reports: ReportRenderer;
  /** Started at the first call: its networks take a second and much memory. */
  readonly faces: () => Promise<FaceEngine>;
  readonly jobs: () => Promise<Jobs>;
}
