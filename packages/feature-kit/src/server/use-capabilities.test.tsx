import { respond, testStore } from '@bourse/api-client/testing';
import { onMalformed, type Malformed } from '@bourse/contracts/wire';
import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { capabilities } from '@bourse/contracts/site';
import { freshServer } from '../test-server/fresh-server';
import { useCapabilities, useIsOffered, useProductCapabilities } from './use-capabilities';

const { server } = freshServer(() => [
  respond(capabilities, () => ({ products: ['boats'], boat_sizes: [3, 5], car_doors: 'many' })),
]);

const boats = v.pipe(
  v.object({ boat_sizes: v.optional(v.array(v.number()), []) }),
  v.transform(({ boat_sizes }) => boat_sizes),
);
const cars = v.pipe(
  v.object({ car_doors: v.optional(v.number()) }),
  v.transform(({ car_doors }) => ({ doors: car_doors })),
);

const read = <Read,>(schema: v.GenericSchema<unknown, Read>) => {
  const store = testStore();
  const { result } = renderHook(() => ({ own: useProductCapabilities(schema), ...useCapabilities() }), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return result;
};

it('a product reads its own fields of what the back end announces, and has no abilities before the reply', async () => {
  const result = read(boats);
  expect(result.current.own).toEqual([]);
  await waitFor(() => expect(result.current.own).toEqual([3, 5]));
});

it('a field that does not fit is reported and takes no ability from another product', async () => {
  const reports: Malformed[] = [];
  onTestFinished(onMalformed((report) => reports.push(report)));
  const result = read(cars);
  await waitFor(() => expect(result.current.products).toEqual(['boats']));
  expect(result.current.own).toEqual({ doors: undefined });
  expect(reports).toContainEqual({
    where: 'GET /cfg/capabilities',
    problems: ['car_doors: Invalid type: Expected number'],
  });
});

function offer(product: string) {
  const store = testStore();
  const { result } = renderHook(() => useIsOffered(product), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return result;
}

it('whether a product is offered is unknown before the reply', async () => {
  const [boat, car] = [offer('boats'), offer('cars')];
  expect([boat.current, car.current]).toEqual([undefined, undefined]);
  await waitFor(() => expect([boat.current, car.current]).toEqual([true, false]));
});

it('a back end without the call offers every product', async () => {
  server.use(respond(capabilities, () => new HttpResponse(null, { status: 404 })));
  const car = offer('cars');
  await waitFor(() => expect(car.current).toBe(true));
});
