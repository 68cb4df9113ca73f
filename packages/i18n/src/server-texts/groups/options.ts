/** Timed options and their insurance. */
export const OPTION_TEXTS = {
  optionsClosed: '该交易对未开放期权交易',
  optionCurrencyUnsupported: '该币种不支持期权交易',
  optionDurationNotOffered: '所选时长不存在',
  optionAmountRequired: '请选择或输入开仓数量',
  insuranceAlreadyBought: '您已购买过保险',
  insuranceNotBought: '您还没有购买保险',
  insuranceTypeNotFound: '保险类型不存在',
  insuranceCurrencyUnsupported: '该币种不支持购买保险',
  insuranceNotEffective: '保险尚未生效',
  insuranceExpired: '保险已过期',
  insuranceOpenOrders: '您有未完成的订单，不能申请理赔',
  insuranceLossTooSmall: '亏损未达到50%，不能申请理赔',
  insuranceClaimsExceeded: '今日理赔次数已达上限',
  insuranceBought: '保险购买成功',
  insuranceClaimed: '理赔申请成功',
  insuranceCancelled: '保险取消成功',
} as const;
