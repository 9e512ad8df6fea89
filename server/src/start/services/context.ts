import type { Logger } from 'pino';
import type { FaceEngine } from '../../engines/gallery/face-engine.ts';
import type { NameScreening } from '../../engines/names/name-screening.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import type { PictureSigner } from '../../platform/images/signed-address.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { ReportRenderer } from '../../reports/pdf-report/create-report-renderer.ts';

/** All that the product works with. Made once at the start, in start-services.ts; rooms name the parts that they need. */
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
