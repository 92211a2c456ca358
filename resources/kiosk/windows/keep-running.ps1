# The shell of the kiosk account: starts the app and restarts it whenever it exits.
# Shell Launcher can watch only one process, and the app may replace its own, so it watches this script instead.
$app = Join-Path $PSScriptRoot '..\..\weaving-hope.exe'
$session = (Get-Process -Id $PID).SessionId

# Five presses of Shift, or holding Shift or Num Lock, would open a dialog over the kiosk. These are the default flags
# without the one for the shortcut (4). Windows reads them when the account signs in: they count from the next time on.
$flags = @{ 'StickyKeys' = '506'; 'ToggleKeys' = '58'; 'Keyboard Response' = '122' }
foreach ($feature in $flags.Keys) {
    Set-ItemProperty "HKCU:\Control Panel\Accessibility\$feature" -Name Flags -Value $flags[$feature]
}

# An app that rejects its options keeps running for as long as it shows why.
while ($true) {
    $running = Get-Process -Name 'weaving-hope' -ErrorAction SilentlyContinue | Where-Object SessionId -EQ $session
    if (-not $running) { Start-Process -FilePath $app -ArgumentList '--kiosk' }
    Start-Sleep -Seconds 5
}
