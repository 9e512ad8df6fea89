import type { Context } from '../../context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { presentPolicy } from './present-policy.ts';

export function policyRoutes(context: Context): Pick<Handlers, 'policy'> {
  return { policy: () => presentPolicy(context) };
}
