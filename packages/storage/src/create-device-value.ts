import { changeOnDevice, followIndexedDb, readIndexedDb, writeIndexedDb } from './indexed-db';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** A value in IndexedDB that all tabs of the device share and that a log-out does not remove. */
export interface DeviceValue<Value> {
  readonly read: () => Promise<Value>;
  /** Stores a value; `undefined` removes it. Never rejects. */
  readonly write: (value: Value | undefined) => Promise<void>;
  /** Changes the present value; nothing where it cannot be read, because a change of the fallback would replace it. Never rejects. */
  readonly update: (change: (value: Value) => Value) => Promise<void>;
  /** The value in a component; `undefined` until it has been read. Renders again after a change, by this tab and by others. */
  readonly useValue: () => Value | undefined;
}

/** Defines a value that outlasts a log-out. Local storage cannot hold it: a log-out clears that (trading side, section 3). */
export function createDeviceValue<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  fallback: v.InferOutput<Schema>,
): DeviceValue<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>;
  const read = async (): Promise<Value> => (await readIndexedDb('device', key, schema)) ?? fallback;

  function useValue(): Value | undefined {
    const [value, setValue] = useState<Value>();
    useEffect(() => {
      let isCurrent = true;
      const load = async () => {
        const next = await read();
        if (isCurrent) setValue(() => next);
      };
      void load();
      const stop = followIndexedDb(key, () => void load());
      return () => {
        isCurrent = false;
        stop();
      };
    }, []);
    return value;
  }
  return {
    read,
    write: (value) => writeIndexedDb('device', key, value),
    update: (change) =>
      changeOnDevice(key, (value) => {
        const present = v.safeParse(schema, value);
        return change(present.success ? present.output : fallback);
      }),
    useValue,
  };
}
