import { exchangeApi } from '@bourse/api-client';
import { endOtherSessions, endSession, sessions, type DeviceSession } from '@bourse/contracts/security';
import { TAGS } from '../tags';

/**
 * The devices on which the user is logged in; called only where the back end announces them. The list is read again after every outcome: what
 * it has no longer has ended, also where a reply was lost.
 */
export const { useDevicesQuery, useEndDeviceMutation, useEndOtherDevicesMutation } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    devices: build.query<readonly DeviceSession[], void>({
      query: () => ({ call: sessions, request: {} }),
      providesTags: [TAGS.Devices],
    }),
    endDevice: build.mutation<string, number>({
      query: (id) => ({ call: endSession, request: { id } }),
      invalidatesTags: [TAGS.Devices],
    }),
    endOtherDevices: build.mutation<string, void>({
      query: () => ({ call: endOtherSessions, request: {} }),
      invalidatesTags: [TAGS.Devices],
    }),
  }),
});
