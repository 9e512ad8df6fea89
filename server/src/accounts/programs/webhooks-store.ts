import type { Sentence } from '@afc/contract/messages';
import type { WebhookBody, WebhookEvent } from '@afc/contract/webhooks';
import type { Queryable } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/is-id.ts';
import { sql } from '../../platform/database/sql.ts';
import type { EventSubject } from './outbox.ts';

export interface WebhookRow {
  id: string;
  url: string;
  events: WebhookEvent[];
}

export interface DeliveryRow {
  event_id: string;
  event: WebhookBody['event'];
  at: Date;
  subject: EventSubject;
  tries: number;
  tried_at: Date | null;
  next_try_at: Date | null;
  delivered_at: Date | null;
  status: number | null;
  problem: Sentence | null;
}

export interface ListedWebhookRow extends WebhookRow {
  created_by_firstname: string;
  created_by_lastname: string;
  created_at: Date;
  waiting: number;
  given_up: number;
}

export async function insertWebhook(
  db: Queryable,
  row: { url: string; events: readonly WebhookEvent[]; createdBy: string; at: Date },
): Promise<string> {
  const [made] = await db.query<{ id: string }>(sql`
    insert into webhooks (url, events, created_by, created_at)
    values (${row.url}, ${row.events}, ${row.createdBy}, ${row.at}) returning id`);
  if (!made) throw new Error('an insert returned no row');
  return made.id;
}

/** Newest first. */
export function listWebhooks(db: Queryable): Promise<ListedWebhookRow[]> {
  return db.query<ListedWebhookRow>(sql`
    select webhooks.id, url, events, webhooks.created_at,
      staff.firstname as created_by_firstname, staff.lastname as created_by_lastname, waiting, given_up
    from webhooks join staff on staff.id = webhooks.created_by
    cross join lateral (
      select count(next_try_at) as waiting,
        count(*) filter (where next_try_at is null and event <> 'webhook.trial') as given_up
      from webhook_deliveries where webhook_id = webhooks.id and delivered_at is null) counted
    order by webhooks.created_at desc, webhooks.id`);
}

export async function findWebhook(db: Queryable, id: string): Promise<WebhookRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.query<WebhookRow>(sql`select id, url, events from webhooks where id = ${id}`);
  return row;
}

/** With everything it was not told yet. */
export async function deleteWebhook(db: Queryable, id: string): Promise<WebhookRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.query<WebhookRow>(sql`
    with gone as (delete from webhooks where id = ${id} returning id, url, events),
    untold as (delete from webhook_deliveries using gone where webhook_id = gone.id)
    select id, url, events from gone`);
  return row;
}

export const deliveryColumns = sql`
  event_id, event, at, subject, tries, tried_at, next_try_at, delivered_at, status, problem`;
const mostListed = 100;

export function listDeliveries(db: Queryable, webhookId: string): Promise<DeliveryRow[]> {
  return db.query<DeliveryRow>(sql`
    select ${deliveryColumns} from webhook_deliveries where webhook_id = ${webhookId}
    order by at desc, id desc limit ${mostListed}`);
}

/** Of each webhook the one that was tried last. */
export async function lastDeliveries(db: Queryable): Promise<Map<string, DeliveryRow>> {
  const rows = await db.query<DeliveryRow & { webhook_id: string }>(sql`
    select webhooks.id as webhook_id, last.* from webhooks cross join lateral (
      select ${deliveryColumns} from webhook_deliveries
      where webhook_id = webhooks.id and tried_at is not null order by tried_at desc limit 1) last`);
  return new Map(rows.map((row) => [row.webhook_id, row]));
}
