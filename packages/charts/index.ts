export { type BarRow, BarTable } from "./bar-table.tsx";
export { type Column, ColumnChart } from "./column-chart.tsx";
export { Total } from "./total.tsx";
