import { defineCall, int, list, maybeTime, text } from '../wire';
import * as v from 'valibot';

const regionUser = v.pipe(
  v.object({ city_name: text, district_name: text, phone: text, time: maybeTime }),
  v.transform((wire) => ({ city: wire.city_name, district: wire.district_name, phone: wire.phone, time: wire.time })),
);

export type RegionUser = v.InferOutput<typeof regionUser>;

/** Users of a regional agent's region, a page of 10. A user who is not an agent gets an answer that is not `ok`. */
export const regionUsers = defineCall({
  method: 'GET',
  path: '/user/region_users',
  access: 'required',
  request: v.object({ page: v.pipe(int, v.minValue(1)) }),
  reply: v.pipe(
    v.object({ data: list(regionUser), total: v.fallback(v.optional(int), undefined) }),
    v.transform((wire) => ({ users: wire.data, total: wire.total })),
  ),
});
