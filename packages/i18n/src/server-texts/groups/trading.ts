/** Texts of spot orders, and texts common to all orders. */
export const TRADING_TEXTS = {
  pairNotFound: '交易对不存在',
  pairClosed: '该交易对已停止交易',
  sellingStopped: '该币种已停止卖出',
  pricePositive: '价格必须大于0',
  numberPositive: '数量必须大于0',
  priceAndNumberPositive: '价格和数量必须大于0',
  priceOutOfRange: '价格超出允许范围',
  marketPriceUnavailable: '暂时无法获取行情价格',
  priceLate: '行情价格超过30秒未更新，暂停下单',
  noCounterparty: '当前没有可成交的挂单',
  orderNotRevocable: '订单已成交或已撤销，不能撤单',
  orderPlaced: '下单成功',
  orderRevoked: '撤单成功',
} as const;
