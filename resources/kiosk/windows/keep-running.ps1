# The kiosk account's shell: starts the app and starts it again whenever it is gone.
# Shell Launcher watches one process only, and the app may replace itself by a new one; so this script is what it watches.
$app = Join-Path $PSScriptRoot '..\..\Weaving Hope.exe'
$session = (Get-Process -Id $PID).SessionId

while ($true) {
    $running = Get-Process -Name 'Weaving Hope' -ErrorAction SilentlyContinue | Where-Object SessionId -EQ $session
    if (-not $running) { Start-Process -FilePath $app -ArgumentList '--kiosk' }
    Start-Sleep -Seconds 5
}
